import { rows } from './database'

/** Whoever once worked on the shop: each place that keeps the address of one who decided, asked or answered, about nobody in particular. */
const PLACES = [
  `update checkout set decided_by = $1 where id = (select id from checkout limit 1)`,
  `update prodigi_submission set cancel_asked_by = $1 where id = (select id from prodigi_submission limit 1)`,
  `update approval set decided_by = $1 where id = (select id from approval limit 1)`,
  `update approval_history set by = $1 where id = (select id from approval_history limit 1)`,
  `update product_review set hidden_by = $1 where id = (select id from product_review limit 1)`,
  `update design set reviewed_by = $1 where id = (select id from design limit 1)`,
  `insert into approval_adjustment (id, order_id, line_id, round, remark, asked_by, deadline, before, answered_at)
     values ('apad_former', 'order_none', 'ordli_none', 1, 'Larger, please', $1, now(), '{}', now())`,
  `insert into membership_change (id, customer_id, to_tier, design_count, cause, by)
     values ('mchg_former', 'cus_none', 'Gold', 1, 'held', $1)`,
  `insert into membership_member (id, customer_id, held_by) values ('memb_former', 'cus_none', $1)`,
  `insert into contact_message (id, name, email, subject, message, category, fingerprint, answered_at, answered_by)
     values ('cmsg_former', 'Guest', 'guest@example.test', 'Hello', 'Hello', 'general', 'former', now(), $1)`,
]

export async function decideSomewhere(databaseUrl: string, email: string): Promise<void> {
  for (const place of PLACES) await rows(databaseUrl, place, [email])
}
