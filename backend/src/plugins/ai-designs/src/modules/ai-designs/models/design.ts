import { model } from '@medusajs/framework/utils'

/**
 * An artwork that somebody keeps: a customer, or a browser known by the hash of its guest key. The database keeps a
 * variation once per owner, and finds words in title and prompt by a column of its own (see the migrations).
 */
export const Design = model
  .define('design', {
    id: model.id({ prefix: 'design' }).primaryKey(),
    owner_customer_id: model.text().nullable(),
    guest_key_hash: model.text().nullable(),
    variation_id: model.text().index(),
    artwork_id: model.text().index(),
    /** The published design that this one was taken over from. */
    source_design_id: model.text().nullable(),
    prompt: model.text(),
    enhanced_prompt: model.text(),
    title: model.text(),
    provider: model.text(),
    drawn_by: model.text(),
    seed: model.text().nullable(),
    /** The owner wants it in the gallery. */
    is_public: model.boolean().default(false),
    publication: model.enum(['private', 'pending', 'published', 'declined']).default('private'),
    published_at: model.dateTime().nullable(),
    /** When it was last kept out of the gallery, also where its owner has taken it back since; not where it was published after that. */
    declined_at: model.dateTime().nullable(),
    reviewed_by: model.text().nullable(),
    review_reason: model.text().nullable(),
    /** When it was last decided on; null of decisions from before this was kept. */
    reviewed_at: model.dateTime().nullable(),
    /** When a decision was made of which its owner was not told yet. */
    news_at: model.dateTime().nullable(),
    like_count: model.number().default(0),
  })
  .indexes([
    { name: 'IDX_design_deleted_artwork_id', on: ['artwork_id'], where: 'deleted_at is not null' },
    { name: 'IDX_design_to_review', on: ['publication', 'updated_at'], where: "publication <> 'private'" },
    { name: 'IDX_design_news_at', on: ['news_at'], where: 'news_at is not null' },
    // What was decided on a picture is looked up for the orders of all who have it.
    { name: 'IDX_design_original', on: ['variation_id'], where: 'source_design_id is null' },
    // Who leaves takes their words out of what others took from them.
    { name: 'IDX_design_source', on: ['source_design_id'], where: 'source_design_id is not null' },
    {
      name: 'IDX_design_customer_variation_unique',
      on: ['owner_customer_id', 'variation_id'],
      unique: true,
      where: 'deleted_at IS NULL AND owner_customer_id IS NOT NULL',
    },
    {
      name: 'IDX_design_guest_variation_unique',
      on: ['guest_key_hash', 'variation_id'],
      unique: true,
      where: 'deleted_at IS NULL AND guest_key_hash IS NOT NULL',
    },
  ])
