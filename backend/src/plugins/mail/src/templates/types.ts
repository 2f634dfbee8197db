export interface MailOrderLine {
  name: string
  /** What the design on it is called; null or absent where there is none. */
  design?: string | null
  /** Path of a small JPEG below the shop's address: Outlook shows no WebP. */
  picture?: string | null
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
  /** For links to this very order; absent in mails that were kept before it was there. */
  orderId?: string
  orderNumber: number
  /** True where the money is taken already, and not only held on the card. */
  charged?: boolean
  /** What was paid, where it is not the total: an administrator may have accepted another sum. Absent in mails that were kept before. */
  paid?: number
  lines: MailOrderLine[]
  totals: {
    subtotal: number
    discount: number
    /** What the discount is called. */
    discountLabel?: string | null
    shipping: number
    /** Null where the shop is not registered for VAT. */
    tax: number | null
    total: number
  }
  shippingMethod: string
  /** How long the carrier takes, such as `5-7 business days`; null or absent where nothing is known. */
  deliveryTime?: string | null
  address: MailAddress
}

/** An order as administrators' mails name it: without its customer, whose name stays in the shop. `since`: a moment in ISO 8601. */
export interface AdminMailOrder {
  orderId: string
  orderNumber: number
  total: number
  /** Such as `2 × Snap Case for iPhone 15 Pro, Gloss`. */
  cases: string[]
  since: string
}

/** What somebody paid without an order. */
export interface MailPayment {
  /** In whole units of `currency`. */
  amount: number
  /** ISO 4217; absent in mails that were kept before it was there, which all said pounds. */
  currency?: string
}

/** The data that each template needs, by its name. `when` is a moment in ISO 8601. */
export interface MailTemplates {
  /** `verifyUrl`: where the address is confirmed; null where nothing is to be confirmed. */
  welcome: { name: string; verifyUrl: string | null }
  'verify-email': { name: string; verifyUrl: string }
  'reset-password': { name: string; resetUrl: string }
  'password-changed': { name: string; when: string; how: 'reset' | 'change' }
  /** Two-step sign-in went on or off, has new recovery codes, or let somebody in by one of them. */
  'second-factor-changed': { name: string; when: string; change: 'on' | 'off' | 'codes' | 'used' }
  /** `device` in words, such as `Firefox on Windows`; `address`: the network address. */
  'new-sign-in': { name: string; when: string; device: string; address: string }
  /** For somebody whose address was given to open an account that is there already. */
  'account-exists': { name: string; resetUrl: string }
  /** `provider` as people know it, such as `Google`; `passwordGone`: the account's password was taken away. */
  'sign-in-linked': { name: string; provider: string; passwordGone: boolean }
  'account-deleted': { name: string }
  /** `benefits`: what the tier brings, a sentence each. */
  'tier-reached': { name: string; tier: string; benefits: string[] }
  /** A design that its author offered to the gallery was looked at; `reason`: what the shop wrote of it, null where nothing. */
  'design-reviewed': {
    name: string
    designId: string
    title: string
    decision: 'published' | 'declined'
    reason: string | null
  }
  /** For every administrator; `who` gained or lost access. */
  'administrators-changed': { name: string; who: string; change: 'added' | 'removed' }
  /** For whoever shall become a user of Medusa's admin. `expiresAt`: until when the link works, in ISO 8601; so below. */
  'user-invite': { email: string; inviteUrl: string; expiresAt: string }
  /** For a user of Medusa's admin who asked for a new password. */
  'user-reset-password': { name: string; resetUrl: string; expiresAt: string }
  /** For a user of Medusa's admin, of the login to it; so the next. */
  'user-password-changed': { name: string; when: string }
  'user-second-factor-changed': MailTemplates['second-factor-changed']
  /** For support: what somebody wrote. `category` as people read it. */
  'contact-message': {
    reference: string
    from: { name: string; email: string }
    category: string
    subject: string
    lines: string[]
  }
  /** For its sender: the message has come. */
  'contact-received': { name: string; reference: string }
  'order-confirmation': { name: string; order: MailOrder }
  /** `refunded`: pounds that went back before, here and below; mails that were kept before know of none. */
  'order-approved': { name: string; order: MailOrder; refunded?: number }
  'order-rejected': {
    name: string
    order: MailOrder
    /** Line by line; one text in mails that were kept before. */
    reason: string | string[]
    /** `released`: nothing was ever taken; `refunded`: what was taken goes back. */
    money: 'released' | 'refunded'
    refunded?: number
  }
  /** Its customer took the order back; `money` as with a rejection. */
  'order-cancelled': { name: string; order: MailOrder; money: 'released' | 'refunded'; refunded?: number }
  /** A change of these lines is asked for until `deadline`; `adjustUrl` opens the studio on the line. `money`: what then happens with it. */
  'order-adjust': {
    name: string
    orderId: string
    orderNumber: number
    /** As the reason of a rejection. */
    remark: string | string[]
    deadline: string
    reminder: boolean
    money: 'released' | 'refunded'
    /** Pounds that were paid. */
    total: number
    lines: (MailOrderLine & { adjustUrl: string })[]
  }
  /** A change of these lines has come; `waiting` others are still asked for. */
  'order-adjusted': {
    name: string
    orderId: string
    orderNumber: number
    lines: MailOrderLine[]
    waiting: number
  }
  /** No change came in time; `money` as with a rejection. */
  'order-adjust-missed': { name: string; order: MailOrder; money: 'released' | 'refunded'; refunded?: number }
  /** The bank held the money no longer; `kept`: what was ordered lies in the customer's cart again, but for the `missing` cases. */
  'order-lapsed': { name: string; order: MailOrder; kept: boolean; missing?: string[] }
  /** Money that was given back beside a rejection or cancelling, in pounds. */
  'order-refunded': { name: string; order: MailOrder; amount: number }
  /** A payment of which a person has to say what becomes of it; `ordered`: its order is there, but not complete. */
  'payment-in-review': MailPayment & { name: string; sessionId: string; ordered?: boolean }
  /** Money of a payment that did not become an order; `money` and `refunded` as with a rejection, `lapsed`: the bank let go of it. */
  'payment-returned': MailPayment & {
    name: string
    money: 'released' | 'refunded'
    refunded?: number
    lapsed?: boolean
  }
  /** For every administrator. */
  'admin-new-order': { name: string; order: AdminMailOrder }
  /** The customer sent the change that they were asked for. */
  'admin-order-changed': { name: string; order: AdminMailOrder }
  /** `stopped`: the printer had it, and cancelled it by itself or because the shop asked. */
  'admin-print-failed': { name: string; order: AdminMailOrder; reason: string; stopped?: boolean }
  /** What the printer reports of a paid print that it does not go on with, and what can be done; null where nobody knows. */
  'admin-print-held-up': {
    name: string
    order: AdminMailOrder
    issues: { says: string; advice: string | null }[]
  }
  /** A payment that did not become an order, and why, as a sentence. */
  'admin-payment-parked': MailPayment & { name: string; reason: string; since: string }
  /** The same, which nobody has decided on; `lapsesAt` and `hours` as with an order's. */
  'admin-parked-lapsing': MailPayment & {
    name: string
    reason: string
    since: string
    lapsesAt: string
    about?: boolean
    hours: number
  }
  /** A bank's word against the payment, or what became of it, in a sentence or two. */
  'admin-payment-disputed': { name: string; order: AdminMailOrder; reason: string }
  /** No change came in time, but the order is not cancelled by itself; the reason says why. */
  'admin-order-kept': { name: string; order: AdminMailOrder; reason: string }
  'admin-refund-failed': { name: string; order: AdminMailOrder; reason: string }
  /** One that was begun an hour ago or earlier, and could not be made so far. */
  'admin-refund-stuck': { name: string; order: AdminMailOrder; reason: string }
  /** What was decided an hour ago or earlier, and could not be carried out so far; the reason says why, where that is known. */
  'admin-order-stuck': {
    name: string
    order: AdminMailOrder
    decision: 'processing' | 'rejecting' | 'cancelling'
    reason: string
  }
  /**
   * The same of a payment that became no order: `kind` tells which. `since` when it was paid, `payment` as Stripe
   * calls it; `parked`: nobody has decided what becomes of it.
   */
  'admin-bank-word': MailPayment & {
    name: string
    kind: 'doubt' | 'refund'
    reason: string
    since: string
    payment: string
    parked: boolean
  }
  /** Orders that have waited for longer than a day, the oldest first. */
  /** The oldest of them, and how many more there are. */
  'admin-orders-waiting': { name: string; orders: AdminMailOrder[]; more: number }
  /** How many designs wait for a decision, and how many of those in the gallery were reported. */
  'admin-designs-waiting': { name: string; waiting: number; reported: number }
  /** `lapsesAt`: until when the bank holds the money; `hours`: within how many that is. */
  'admin-payment-lapsing': {
    name: string
    order: AdminMailOrder
    lapsesAt: string
    about?: boolean
    hours: number
  }
  'order-shipped': {
    name: string
    order: MailOrder
    carrier: string | null
    trackingNumber: string | null
    trackingUrl: string | null
  }
  /** The number came, or changed, after the parcel was told of. */
  'order-tracking': {
    name: string
    order: MailOrder
    carrier: string | null
    trackingNumber: string
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
