import { OWN_MESSAGE, provedAddress } from '../proved-address'

/**
 * What the shop holds about a customer, section by section, as SQL on the customer's id (`?`). Names are for people to read.
 * No column of hashes, tokens or keys is read; what was filled into mails may hold links, which `mailsToCustomer` leaves out.
 */
const ADDRESS = `jsonb_build_object('firstName', a.first_name, 'lastName', a.last_name, 'company', a.company,
  'street', concat_ws(', ', a.address_1, a.address_2), 'city', a.city, 'postcode', a.postal_code,
  'country', upper(a.country_code), 'phone', a.phone)`
const PICTURE = `'/api/files/artwork/' || k.token || '/large.webp'`

/** Medusa writes an item anew with each change of its order: the last one counts. */
const LINES = `(select jsonb_agg(jsonb_build_object('product', l.product_title, 'variant', l.variant_title, 'sku', l.variant_sku,
    'quantity', i.quantity, 'unitPrice', coalesce(i.unit_price, l.unit_price), 'design', l.metadata->>'design_name',
    'imageUrl', l.metadata->>'image_url') order by l.id)
  from (select distinct on (n.item_id) n.* from order_item n where n.order_id = o.id and n.deleted_at is null
    order by n.item_id, n.version desc, n.created_at desc) i
  join order_line_item l on l.id = i.item_id)`
const PAYMENTS = `(select jsonb_agg(jsonb_build_object('amount', p.amount, 'currency', p.currency_code, 'at', p.created_at,
    'captured', p.captured_at, 'cancelled', p.canceled_at,
    'refunds', (select jsonb_agg(jsonb_build_object('amount', r.amount, 'at', r.created_at)) from refund r
      where r.payment_id = p.id and r.deleted_at is null)) order by p.created_at)
  from order_payment_collection q join payment p on p.payment_collection_id = q.payment_collection_id and p.deleted_at is null
  where q.order_id = o.id and q.deleted_at is null)`
const PARCELS = `(select jsonb_agg(jsonb_build_object('status', s.status, 'parcels', s.shipments) order by s.created_at)
  from prodigi_submission s where s.order_id = o.id and s.deleted_at is null)`
const DECISIONS = `(select jsonb_agg(jsonb_build_object('to', h.to_status, 'reason', h.reason, 'at', h.created_at) order by h.created_at)
  from approval_history h where h.order_id = o.id and h.deleted_at is null)`

export const SECTIONS = {
  consents: `
    select 'Terms and conditions' as consent, 'given' as state, c.created_at as at from customer c where c.id = ?
    union all select 'News and offers', 'given', p.newsletter_at from customer_profile p
      where p.customer_id = ? and p.newsletter_at is not null
    union all select 'News and offers', 'withdrawn', p.newsletter_left_at from customer_profile p
      where p.customer_id = ? and p.newsletter_left_at is not null
    order by at`,
  addresses: `
    select a.address_name as name, ${ADDRESS} as address, a.is_default_shipping as "isDefault", a.created_at as "createdAt",
      a.updated_at as "updatedAt"
    from customer_address a where a.customer_id = ? and a.deleted_at is null order by a.created_at`,
  orders: `
    select o.id, o.display_id as number, o.created_at as "createdAt", o.status, o.email, o.currency_code as currency,
      t.totals->>'current_order_total' as total, ${LINES} as items, ${PAYMENTS} as payments, ${PARCELS} as deliveries,
      ${DECISIONS} as decisions,
      (select ${ADDRESS} from order_address a where a.id = o.shipping_address_id) as "deliveryAddress"
    from "order" o left join order_summary t on t.order_id = o.id and t.version = o.version and t.deleted_at is null
    where o.customer_id = ? and o.deleted_at is null order by o.created_at`,
  checkouts: `
    select c.created_at as "createdAt", c.state, c.currency_code as currency, c.subtotal_pence as "subtotalPence",
      c.discount_pence as "discountPence", c.promo_code as "promoCode", c.paid_at as "paidAt", c.order_id as "orderId",
      c.snapshot->>'email' as email, c.snapshot->'address' as address,
      (select jsonb_agg(jsonb_build_object('title', l->'title', 'quantity', l->'quantity', 'unitPence', l->'unitPence'))
        from jsonb_array_elements(c.snapshot->'lines') l) as lines
    from checkout c where c.customer_id = ? and c.deleted_at is null order by c.created_at`,
  designs: `
    select d.id, d.title, d.prompt, d.enhanced_prompt as "enhancedPrompt", ${PICTURE} as "imageUrl", d.publication,
      d.published_at as "publishedAt", d.review_reason as "decision", d.like_count as likes, d.created_at as "createdAt",
      d.deleted_at as "deletedAt"
    from design d join artwork k on k.id = d.artwork_id where d.owner_customer_id = ? order by d.created_at`,
  generations: `
    select j.id, j.prompt, j.keep_out as "keptOut", j.style, j.transparent, j.provider, j.status, j.flags as remarks,
      j.created_at as "createdAt", j.finished_at as "finishedAt",
      (select jsonb_agg(jsonb_build_object('enhancedPrompt', v.enhanced_prompt, 'status', v.status, 'imageUrl', ${PICTURE})
          order by v.slot)
        from generation_variation v left join artwork k on k.id = v.artwork_id
        where v.job_id = j.id and v.deleted_at is null) as pictures
    from generation_job j where j.owner_customer_id = ? and j.kind = 'generated' and j.deleted_at is null
    order by j.created_at`,
  refusals: `
    select class, prompt, created_at as "createdAt" from generation_refusal
    where owner_customer_id = ? and deleted_at is null order by created_at`,
  uploads: `
    select v.id, ${PICTURE} as "imageUrl", k.width, k.height, j.flags as remarks, j.created_at as "createdAt"
    from generation_job j join generation_variation v on v.job_id = j.id and v.deleted_at is null
    join artwork k on k.id = v.artwork_id
    where j.owner_customer_id = ? and j.kind = 'upload' and j.deleted_at is null order by j.created_at`,
  likes: `
    select l.design_id as "designId", d.title, l.created_at as "createdAt" from design_like l
    left join design d on d.id = l.design_id and d.publication = 'published'
    where l.customer_id = ? and l.deleted_at is null order by l.created_at`,
  favourites: `
    select f.product_id as "productId", p.title, f.created_at as "createdAt" from favourite f
    left join product p on p.id = f.product_id where f.customer_id = ? and f.deleted_at is null order by f.created_at`,
  cart: `
    select l.title as product, l.variant_sku as sku, l.metadata->>'device' as device, l.metadata->>'finish' as finish,
      l.metadata->>'design_name' as design, l.metadata->>'image_url' as "imageUrl", l.quantity, l.created_at as "addedAt"
    from customer_cart k join cart_line_item l on l.cart_id = k.cart_id and l.deleted_at is null
    where k.customer_id = ? and k.deleted_at is null order by l.created_at, l.id`,
  reviews: `
    select p.title as product, r.rating, r.title, r.body, r.author, r.status, r.hidden_reason as "hiddenReason", r.verified,
      r.created_at as "createdAt"
    from product_review r left join product p on p.id = r.product_id
    where r.customer_id = ? and r.deleted_at is null order by r.created_at`,
  messages: `
    select m.category, m.subject, m.message, m.name, m.email, m.created_at as "sentAt", m.answered_at as "answeredAt"
    from contact_message m where ${OWN_MESSAGE} and m.deleted_at is null order by m.created_at`,
  signIns: `
    select s.created_at as at, s.remember, s.expires_at as "expiresAt", s.revoked_at as "endedAt",
      s.second_factor_at as "secondStepAt", null as device,
      null::timestamptz as "lastSeenAt"
    from login_session s where s.customer_id = ? and s.deleted_at is null
    union all select k.first_seen_at, null, null, null, null, k.label, k.last_seen_at from known_device k
      where k.customer_id = ? and k.deleted_at is null
    order by at`,
  membership: `
    select h.created_at as at, h.from_tier as "fromTier", h.to_tier as "toTier", h.design_count as designs, h.cause, h.reason
    from membership_change h where h.customer_id = ? and h.deleted_at is null order by h.created_at`,
  mails: `
    select m.template, m.state, m.created_at as "createdAt", m.sent_at as "sentAt", m.data as "filledIn" from mail_message m
    where lower(m."to") = (${provedAddress('?')}) and m.deleted_at is null order by m.created_at`,
} as const
