export interface MailOrderLine {
  name: string
  device: string
  finish: string
  quantity: number
  /** Pounds, one piece. */
  unitPrice: number
  aiGenerated: boolean
}

export interface MailAddress {
  name: string
  street: string
  city: string
  postcode: string
  /** Two letters or a name, shown as given. */
  country: string
}

/** An order as mails show it. Money in pounds, VAT included. */
export interface MailOrder {
  orderNumber: number
  lines: MailOrderLine[]
  totals: { subtotal: number; discount: number; shipping: number; tax: number; total: number }
  shippingMethod: string
  address: MailAddress
}

/** The data that each template needs, by its name. */
export interface MailTemplates {
  welcome: { name: string }
  'order-confirmation': { name: string; order: MailOrder }
  'order-approved': { name: string; order: MailOrder }
  'order-rejected': {
    name: string
    order: MailOrder
    reason: string
    /** `released`: nothing was ever taken; `refunded`: what was taken goes back. */
    money: 'released' | 'refunded'
  }
  'order-shipped': {
    name: string
    order: MailOrder
    carrier: string | null
    trackingNumber: string | null
    trackingUrl: string | null
  }
  'order-delivered': {
    name: string
    order: MailOrder
    /** True where delivery was reckoned from the dispatch date and not reported by the carrier. */
    estimated: boolean
  }
}
export type MailTemplate = keyof MailTemplates

/** A mail to be sent, its data fitting its template. */
export type MailRequest = {
  [Name in MailTemplate]: { dedupeKey: string; to: string; template: Name; data: MailTemplates[Name] }
}[MailTemplate]
