import { model } from '@medusajs/framework/utils'

/** A prompt that was not drawn. The words are kept only where children are concerned, for a year. */
export const GenerationRefusal = model.define('generation_refusal', {
  id: model.id({ prefix: 'genref' }).primaryKey(),
  owner_customer_id: model.text().index().nullable(),
  guest_key_hash: model.text().index().nullable(),
  address_hash: model.text().nullable(),
  class: model.text(),
  prompt: model.text().nullable(),
})
