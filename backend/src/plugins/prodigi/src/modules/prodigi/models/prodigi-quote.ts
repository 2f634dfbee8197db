import { model } from '@medusajs/framework/utils'

/** What Prodigi said that an order would cost; one for an order, renewed as it grows old. */
export const ProdigiQuote = model.define('prodigi_quote', {
  id: model.id({ prefix: 'prqu' }).primaryKey(),
  order_id: model.text().unique(),
  /** Of what was asked: another method, address or SKU asks again. */
  fingerprint: model.text(),
  cost: model.json().nullable(),
  reason: model.text().nullable(),
  asked_at: model.dateTime(),
})
