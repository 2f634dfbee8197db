export type DetailState = 'NotStarted' | 'InProgress' | 'Complete' | 'Error'
export type Step = 'created' | 'downloaded' | 'production' | 'shipped' | 'complete' | 'delivered'
export const STEPS: Step[] = ['created', 'downloaded', 'production', 'shipped', 'complete', 'delivered']

export interface Asset {
  id: string
  printArea: string
  md5Hash: string | null
  url: string
  thumbnailUrl: null
  status: 'InProgress' | 'Complete' | 'Error'
}

export interface Item {
  id: string
  status: 'NotYetDownloaded' | 'Ok' | 'Invalid'
  merchantReference: string | null
  sku: string
  copies: number
  sizing: string
  thumbnailUrl: null
  attributes: Record<string, string>
  assets: Asset[]
  recipientCost: unknown
}

export interface Shipment {
  id: string
  status: 'Processing' | 'Shipped' | 'Cancelled'
  carrier: { name: string; service: string }
  dispatchDate: string | null
  tracking: { number: string; url: string } | null
  items: { itemId: string }[]
  fulfillmentLocation: { countryCode: string; labCode: string }
}

export interface Issue {
  objectId: string
  errorCode: string
  description: string
  authorisationDetails: {
    authorisationUrl: string
    paymentDetails: { amount: string; currency: string }
  } | null
}

export interface Recipient {
  name: string
  email: string | null
  phoneNumber: string | null
  address: Record<string, string | null>
}

export interface Order {
  id: string
  created: string
  lastUpdated: string
  callbackUrl: string | null
  merchantReference: string | null
  shippingMethod: string
  idempotencyKey: string | null
  status: {
    stage: 'InProgress' | 'Complete' | 'Cancelled'
    issues: Issue[]
    details: {
      downloadAssets: DetailState
      printReadyAssetsPrepared: DetailState
      allocateProductionLocation: DetailState
      inProduction: DetailState
      shipping: DetailState
    }
  }
  charges: object[]
  shipments: Shipment[]
  recipient: Recipient
  items: Item[]
  packingSlip: unknown
  metadata: unknown
}

/** What the stand-in knows of an order beyond what the API tells. */
export interface Progress {
  id: string
  step: Step
  dueAt: number | null
  hidden: boolean
  scenario: string | null
}

export interface Download {
  id: string
  orderId: string
  itemId: string
  sku: string
  copies: number
  url: string
  attempt: number
  ok: boolean
  error: string | null
  status: number | null
  bytes: number
  sha256: string | null
  md5: string | null
  width: number | null
  height: number | null
  dpi: number | null
  format: string | null
  hasAlpha: boolean | null
  space: string | null
  expected: { width: number; height: number } | null
  exactSize: boolean
}

export interface Parcel {
  id: string
  orderId: string
  status: 'in_transit' | 'delivered'
  deliveredAt: string | null
}
