/** Told by our own code where a change of the catalogue has no event of Medusa's. */
export const CATALOGUE_CHANGED = 'catalogue.changed'

/** What the shop shows of its catalogue is made of these; the first part of the events' names. */
const SUBJECTS = new Set([
  'catalogue',
  'currency',
  'device_catalog',
  'inventory',
  'price-list',
  'pricing',
  'product',
  'product-category',
  'product-collection',
  'product-option',
  'product-tag',
  'product-type',
  'product-variant',
  'product_review',
  'promotion',
  'region',
  'review',
  'sales-channel',
  'sales_channel',
  'stock-location',
  'stock_location',
  'store',
  'tax',
])
/** Links between products and what they are sold with: 'LinkProductVariantPriceSet.attached'; and the tariffs of delivery. */
const OTHERS = /^(LinkProduct|fulfillment\.(shipping-option|service-zone|geo-zone))/

/** Whether an event of this name may mean that the shop shows its catalogue otherwise from now on. */
export function changesCatalogue(event: string): boolean {
  const [subject = ''] = event.split('.')
  return SUBJECTS.has(subject) || OTHERS.test(event)
}
