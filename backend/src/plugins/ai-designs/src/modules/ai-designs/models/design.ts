import { model } from '@medusajs/framework/utils'

/** An artwork that somebody keeps: a customer, or a browser known by the hash of its guest key. */
export const Design = model.define('design', {
  id: model.id({ prefix: 'design' }).primaryKey(),
  owner_customer_id: model.text().index().nullable(),
  guest_key_hash: model.text().index().nullable(),
  variation_id: model.text().unique(),
  artwork_id: model.text().index(),
  prompt: model.text().searchable(),
  enhanced_prompt: model.text(),
  title: model.text().searchable(),
  provider: model.text(),
  drawn_by: model.text(),
  seed: model.text().nullable(),
  is_public: model.boolean().default(false),
})
