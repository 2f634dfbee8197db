import { renamed } from './cart-cases'
import { placedOrder } from './checkout'
import { rows } from './database'
import { hostileHtml, hostileText, HOSTILE_WORDS } from './hostile-words'
import { merchandiser } from './medusa-admin'
import { ownProduct } from './own-product'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

const text = hostileText
/** A list of payloads, each in a text of its own that is no longer than this. */
const many = (count: number, most: number) =>
  HOSTILE_WORDS.filter(({ length }) => length <= most).slice(0, count)

/** A product of which everything that a merchandiser may say is hostile. */
async function hostileProduct(backend: string) {
  const admin = await merchandiser(backend)
  const [long = ''] = hostileHtml(20_000)
  const short = hostileHtml(6_000).at(-1) ?? ''
  const product = await ownProduct(admin, {
    title: text('product-title'),
    subtitle: text('product-subtitle'),
    description: text('product-description'),
    material: text('product-material'),
    metadata: {
      badge: '<img pwn src=x>',
      finish: 's5-finish <svg onload=xss()>',
      long_description_html: `<p>s5-long-text</p>${long}`,
      short_description_html: `<p>s5-short-text</p>${short}`,
      icons: many(8, 40).map((name) => ({ name, image: name })),
      eco_credentials: many(20, 40).map((name) => ({
        name,
        description: text('eco').slice(0, 240),
        icon: name,
      })),
    },
  })
  return { admin, product }
}

/** What an index of PostgreSQL takes. */
const indexed = (name: string) => text(name).slice(0, 1500)

/** The first of the members' tiers, and a device that nothing is sold for: in words that are hostile. */
async function hostileNames(url: string) {
  const [tier] = await rows<{ id: string; name: string; description: string; benefits: unknown }>(
    url,
    'select id, name, description, benefits from membership_tier where deleted_at is null and min_designs = 0',
  )
  if (!tier) throw new Error('There is no tier to begin with')
  const called = (name: string, description: string, benefits: unknown) =>
    rows(url, 'update membership_tier set name = $2, description = $3, benefits = $4::jsonb where id = $1', [
      tier.id,
      name,
      description,
      JSON.stringify(benefits),
    ])
  await called(indexed('tier-name'), text('tier-description'), [text('tier-benefit')])
  const device = `s5-device ${tier.id}`
  await rows(
    url,
    `insert into device (id, name, brand, position, template, aliases, camera_family, camera_label)
     select $1, $2, brand, -1, template, $3::jsonb, 's5-family', $4 from device where deleted_at is null limit 1`,
    [device, indexed('device-name'), JSON.stringify([text('device-alias')]), text('device-camera')],
  )
  return async () => {
    await called(tier.name, tier.description, tier.benefits)
    await rows(url, 'delete from device where id = $1', [device])
  }
}

/**
 * A customer with three orders, a published design, reviews, addresses, a cart and a letter to the shop, and a product of the
 * shop's, in all of which the words are hostile. They are written into the database past every check: whatever stands there has
 * to be shown as text.
 */
export async function hostileShop(stack: Stack) {
  const { databaseUrl, backend } = stack
  const { admin, product } = await hostileProduct(backend)
  const first = await placedOrder(stack, { prompt: 'a thistle in the wind' })
  const { shopper, cart } = first
  const { api, id: customerId, email } = shopper
  const { designId, line } = cart
  const another = async () => {
    const { url, sessionId } = await api.must('createCheckoutSession', { body: { items: [renamed(line)] } })
    await sandboxClient(stack).pay(url)
    return (await api.must('processPayment', { body: { sessionId } })).orderId
  }
  const rejected = first.orderId
  const processed = await another()
  const asked = await another()
  await api.must('addCartItem', { body: renamed(line) })

  const own = [customerId]
  const orders = [[rejected, processed, asked]]
  const plant = (sql: string, values: unknown[]) => rows(databaseUrl, sql, values)
  await plant('update customer set first_name = $2, last_name = $3, company_name = $4 where id = $1', [
    ...own,
    text('first-name'),
    text('last-name'),
    text('company'),
  ])
  const address = [text('address-name'), text('street'), text('city'), text('postcode'), text('phone')]
  await plant(
    `update customer_address set address_name = $2, address_1 = $3, city = $4, postal_code = $5, phone = $6 where customer_id = $1`,
    [...own, ...address],
  )
  await plant(
    `update order_address set first_name = $2, address_1 = $3, city = $4, postal_code = $5, phone = $6
     where id in (select shipping_address_id from "order" where id = any($1))`,
    [...orders, ...address],
  )
  await plant(
    `update order_line_item set title = $2, product_title = $3, subtitle = $4, variant_title = $4
     where id in (select item_id from order_item where order_id = any($1))`,
    [...orders, text('line-title'), text('line-product'), text('line-subtitle')],
  )
  // Medusa reads what a line says of itself from the order's part of it, if anything stands there.
  for (const [table, key] of [
    ['order_line_item', 'id'],
    ['order_item', 'item_id'],
  ])
    await plant(
      `update ${table} set metadata = metadata || jsonb_build_object('design_name', $2::text, 'device', $3::text, 'finish', $4::text)
       where ${key} in (select item_id from order_item where order_id = any($1))`,
      [...orders, text('line-design'), text('line-device'), text('line-finish')],
    )
  await plant(
    `update order_shipping_method set name = $2 where id in (select shipping_method_id from order_shipping where order_id = any($1))`,
    [...orders, text('delivery')],
  )
  await plant(
    `update design set title = $2, prompt = $3, enhanced_prompt = $4, drawn_by = $5, is_public = true,
       publication = 'published', published_at = now(), review_reason = $6 where id = $1`,
    [
      designId,
      ...[text('design-title'), text('design-prompt'), text('design-enhanced')],
      ...[text('design-drawn-by'), text('design-reason')],
    ],
  )
  await plant('update generation_job set prompt = $2, keep_out = $3 where owner_customer_id = $1', [
    ...own,
    text('job-prompt'),
    text('job-keep-out'),
  ])
  await plant(
    `insert into product_review (id, product_id, customer_id, rating, title, body, author, verified)
     values ('prev_' || $2, $1, $2, 5, $3, $4, $5, true)`,
    [product.id, customerId, text('review-title'), text('review-body'), text('review-author')],
  )
  await plant(
    `insert into contact_message (id, name, email, subject, message, category, fingerprint)
     values ('cmsg_' || $1, $2, $3, $4, $5, 'general', 'hostile-' || $1)`,
    [...own, text('letter-name'), email, text('letter-subject'), text('letter-message')],
  )
  await plant(
    `update approval set status = 'rejected', reason = $2, decided_by = $3, decided_at = now() where order_id = $1`,
    [rejected, text('reject-reason'), text('decided-by')],
  )
  await plant(
    `insert into approval_history (id, order_id, from_status, to_status, "by", reason)
     values ('aphi_' || $1, $1, 'pending_admin_approval', 'rejected', $2, $3)`,
    [rejected, text('history-by'), text('history-reason')],
  )
  await plant(`update approval set status = 'processed', decided_at = now() where order_id = $1`, [processed])
  const parcel = {
    ...{ id: 'shp_1', shipped: true, carrier: text('carrier'), service: text('service') },
    ...{ number: text('tracking'), url: `https://carrier.test/"onmouseover="xss()` },
    ...{ dispatchedAt: '2026-11-20T09:00:00Z', inTransit: true, deliveredAt: null, deliveryEstimated: false },
  }
  const issue = {
    code: text('issue-code'),
    says: text('issue'),
    url: `https://x.test/"><img pwn onerror=xss()>`,
  }
  await plant(
    `insert into prodigi_submission (id, order_id, idempotency_key, callback_secret, prodigi_order_id, status, stage, issues,
       shipments, last_error, last_checked_at)
     values ('prsub_' || $1, $1, 'hostile-' || $1, 'hostile-' || $1, $2, 'delivered', $3, $4::jsonb, $5::jsonb, $6, now())`,
    [
      processed,
      ...[
        `s5-prodigi-id <img pwn src=x onerror=xss()> ${processed}`,
        text('stage'),
        JSON.stringify([issue]),
        JSON.stringify([parcel]),
      ],
      text('last-error'),
    ],
  )
  const kept = {
    recipeHash: 'a',
    designId,
    designName: text('before-design'),
    imageUrl: line.image,
    aiGenerated: true,
  }
  await plant(
    `insert into approval_adjustment (id, order_id, line_id, round, remark, asked_by, deadline, before)
     select 'apad_' || a.order_id, a.order_id, i.item_id, a.version + 1, $2, $3, now() + interval '2 days', $4::jsonb
     from approval a join order_item i on i.order_id = a.order_id where a.order_id = $1`,
    [asked, text('remark'), text('asked-by'), JSON.stringify(kept)],
  )
  await plant(
    `update approval set status = 'adjustment_requested', version = version + 1 where order_id = $1`,
    [asked],
  )
  const forgetNames = await hostileNames(databaseUrl)
  // What is kept of the catalogue is renewed.
  await admin.call('POST', `/products/${product.id}`, { hs_code: 'x' })
  return {
    ...{ shopper, customerId, designId, product, rejected, processed, asked },
    /** Other journeys look at the gallery, the list and the panel too. */
    forget: async () => {
      await forgetNames()
      await admin.call('DELETE', `/products/${product.id}`)
      await plant(`update design set publication = 'private', is_public = false where id = $1`, [designId])
      await plant('delete from contact_message where email = $1', [email])
      await plant('delete from product_review where customer_id = $1', own)
    },
  }
}
