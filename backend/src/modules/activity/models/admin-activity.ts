import { model } from '@medusajs/framework/utils'

/**
 * One thing that somebody did who works on the shop: an administrator, a user of Medusa's admin or a key of its API. It is
 * written before it is done and settled once; the database lets nobody write it otherwise, or delete it while it is young.
 */
const AdminActivity = model
  .define('admin_activity', {
    id: model.id({ prefix: 'act' }).primaryKey(),
    actor_type: model.text(),
    /** Who they are is looked up when it is read: nothing of a person stands here. */
    actor_id: model.text(),
    /** The call, such as `POST /admin/products/:id`. */
    call: model.text(),
    /** What kind of thing it was done to, such as `products`, its ids and what it was called. */
    kind: model.text(),
    subject_ids: model.json(),
    subject: model.text().nullable(),
    /** What it was like before, until it is settled. */
    before: model.json().nullable(),
    /** [{ field, from, to }] */
    changes: model.json().nullable(),
    /** How many more changes there were than are kept. */
    left_out: model.number().default(0),
    outcome: model.enum(['begun', 'done', 'refused', 'failed', 'unsure']).default('begun'),
    status: model.number().nullable(),
    request_id: model.text().nullable(),
    settled_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: 'IDX_admin_activity_begun', on: ['created_at'], where: "outcome = 'begun'" },
    { name: 'IDX_admin_activity_created', on: ['created_at', 'id'] },
    { name: 'IDX_admin_activity_actor', on: ['actor_id', 'created_at'] },
    { name: 'IDX_admin_activity_kind', on: ['kind', 'created_at'] },
  ])
export default AdminActivity
