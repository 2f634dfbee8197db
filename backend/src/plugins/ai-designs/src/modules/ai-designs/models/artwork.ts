import { model } from '@medusajs/framework/utils'

/** A picture: the provider's original bytes and two smaller views. Its token is all that one needs to see it. */
export const Artwork = model
  .define('artwork', {
    id: model.id({ prefix: 'art' }).primaryKey(),
    token: model.text().unique(),
    sha256: model.text().index(),
    mime: model.text(),
    width: model.number(),
    height: model.number(),
    /** Of a customer's own picture: they have so much room. */
    bytes: model.number().default(0),
    provider: model.text(),
    drawn_by: model.text(),
    original_file_id: model.text(),
    large_file_id: model.text(),
    thumb_file_id: model.text(),
  })
  .indexes([{ name: 'IDX_artwork_retired', on: ['id'], where: 'deleted_at is not null' }])
