import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator, designedLine, guest, newShopper } from '../support/actors'
import { openCheckout, placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { decideSomewhere } from '../support/decided-somewhere'
import { publishedDesign } from '../support/gallery'
import { knownPerson, namedShopper, type KnownPerson } from '../support/known-person'
import { merchandiser } from '../support/medusa-admin'
import { sandboxClient } from '../support/sandbox-client'
import { placesHolding, tablesNamingCustomers } from '../support/scan-database'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sql = <T extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  rows<T>(databaseUrl, text, values)

/** Each is in the export, or says nothing of a person that the export does not say already. */
const KNOWN_TABLES = [
  // Exported.
  'cart',
  'cart_address',
  'checkout',
  'contact_message',
  'customer',
  'customer_address',
  'customer_cart',
  'customer_profile',
  'design',
  'design_like',
  'favourite',
  'generation_job',
  'generation_refusal',
  'generation_variation',
  'known_device',
  'login_session',
  'mail_message',
  'membership_change',
  'order',
  'order_address',
  'product_review',
  // Proofs, limits and notes of the shop's own that say nothing more of the person.
  'account_holder',
  'account_deletion',
  'account_request',
  'account_token',
  'account_use',
  'administrator_seen',
  'customer_account_holder',
  'customer_group_customer',
  'customer_security',
  'membership_member',
  'membership_reached',
  'notification',
  'profile_picture_loose',
  // Of those who run the shop.
  'invite',
  'user',
]

/** The last mail is forgotten once the mail server has it; where that takes long, the job comes back for it. */
async function nothingLeftOf({
  email,
  name,
  street,
  phone,
}: Pick<KnownPerson, 'email' | 'name' | 'street' | 'phone'>) {
  const left = () => placesHolding(databaseUrl, [email, name, street, phone])
  for (let tries = 0; tries < 90 && (await left()).length > 0; tries += 1) await sleep(1000)
  expect(await left()).toEqual([])
}

/** What each order came to. Medusa keeps a summary of every version, and a delivery may be noted as one later than it is told. */
const latestTotals = (customerId: string) =>
  sql<{ id: string; totals: string }>(
    `select distinct on (o.id) o.id, s.totals::text as totals from order_summary s join "order" o on o.id = s.order_id
     where o.customer_id = $1 and s.deleted_at is null order by o.id, s.version desc`,
    customerId,
  )

describe('somebody who has done everything', () => {
  let person: KnownPerson
  beforeAll(async () => {
    person = await knownPerson(stack)
  }, 240_000)

  it('gets everything that is known, and nothing that opens anything', async () => {
    const held = await person.api.must('exportAccount')
    expect(held.profile).toMatchObject({ email: person.email, name: person.name, phone: person.phone })
    for (const [section, list] of Object.entries(held))
      if (Array.isArray(list)) expect(list.length, section).toBeGreaterThan(0)
    expect(held.orders).toHaveLength(2)
    expect(held.orders[0]).toMatchObject({
      email: person.email,
      items: [{ quantity: 1 }],
      deliveryAddress: { street: person.street, phone: person.phone },
    })
    expect(held.generations.map(({ prompt }) => prompt)).toContain(`a kite for ${person.name}`)
    expect(held.reviews).toMatchObject([{ rating: 5, title: 'As drawn' }])
    expect(held.messages).toHaveLength(2)
    const text = JSON.stringify(held)
    expect(text).not.toMatch(/hash|secret|token|verifyUrl|resetUrl|inviteUrl|adjustUrl|scrypt|"password/i)
    expect(text).not.toContain(person.api.token)
    const pictures = text.match(/"https?:[^"]+\/api\/files\/artwork\/[0-9a-f]+\/large\.webp"/g) ?? []
    expect(pictures.length).toBeGreaterThan(4)
    for (const address of pictures) {
      const { pathname } = new URL(address.slice(1, -1))
      expect((await fetch(`${backend}${pathname}`)).status).toBe(200)
    }
    expect(text).not.toContain('"/api/files/')
    // Whoever adds a table that names customers has to say whether it belongs into the export.
    expect(await tablesNamingCustomers(databaseUrl)).toEqual([...KNOWN_TABLES].sort())
  })

  it('gets it three times an hour', async () => {
    expect((await person.api.call('exportAccount')).ok).toBe(true)
    expect((await person.api.call('exportAccount')).ok).toBe(true)
    expect(await person.api.call('exportAccount')).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(await guest(backend).call('exportAccount')).toMatchObject({ status: 401 })
  })

  it('has to give the password to go', async () => {
    expect(await person.api.call('deleteAccount', { body: {} })).toMatchObject({
      status: 400,
      code: 'wrong_password',
    })
    const wrong = { password: 'not-the-password' }
    expect(await person.api.call('deleteAccount', { body: wrong })).toMatchObject({ code: 'wrong_password' })
    expect(await person.api.call('deleteAccount', { body: { email: person.email } })).toMatchObject({
      code: 'wrong_password',
    })
    expect((await person.api.call('getProfile')).ok).toBe(true)
  })

  it('leaves no trace but what tax law needs', async () => {
    const { email, name, street, phone, password, api, id } = person
    await decideSomewhere(databaseUrl, email)
    const needles = [email, name, street, phone]
    expect((await placesHolding(databaseUrl, needles)).length).toBeGreaterThan(20)
    const { profilePicture } = await api.must('getProfile')
    const files = await sql<{ original_file_id: string; kept: boolean }>(
      `select a.original_file_id, exists (select 1 from design d where d.artwork_id = a.id and d.id = $2) as kept
       from artwork a where a.id in (select artwork_id from design where owner_customer_id = $1
         union select v.artwork_id from generation_variation v join generation_job j on j.id = v.job_id where j.owner_customer_id = $1)
         and a.id not in (select d.artwork_id from design d join recipe r on r.design_id = d.id
           join order_line_item l on l.metadata->>'recipe_hash' = r.hash where d.id <> $2)`,
      id,
      person.orderedDesignId,
    )
    const before = await latestTotals(id)
    expect(before).toHaveLength(2)
    const [liked] = await sql<{ like_count: number }>(
      'select like_count from design where id = $1',
      person.likedDesignId,
    )

    expect(await api.must('deleteAccount', { body: { password } })).toEqual({ deleted: true })

    await nothingLeftOf(person)
    expect(await api.call('getProfile')).toMatchObject({ status: 401 })
    expect(await guest(backend).call('login', { body: { email, password } })).toMatchObject({
      code: 'invalid_credentials',
    })
    expect((await fetch(`${backend}${profilePicture ?? ''}`)).status).toBe(404)
    for (const { original_file_id, kept } of files)
      expect(existsSync(path.join(stack.filesDir, original_file_id)), original_file_id).toBe(kept)
    expect(files.filter(({ kept }) => kept)).toHaveLength(1)
    expect(await latestTotals(id)).toEqual(before)
    const [kept] = await sql(
      `select o.email, a.first_name, a.city, a.postal_code, a.country_code from "order" o
       join order_address a on a.id = o.shipping_address_id where o.id = $1`,
      person.orderId,
    )
    expect(kept).toEqual({
      email: null,
      first_name: null,
      city: null,
      postal_code: 'LS1',
      country_code: 'gb',
    })
    // What the administrator did stays in the record, without the person.
    expect(
      await sql(
        `select c.value->>'to' as reason from admin_activity a, jsonb_array_elements(a.changes) c
          where c.value->>'field' = 'reason' and a.subject_ids ?| array(select o.id from "order" o where o.customer_id = $1)`,
        id,
      ),
    ).toEqual([{ reason: '[erased] rang from [erased] and wrote from [erased]' }])
    expect(await sql('select author, rating from product_review where customer_id = $1', id)).toEqual([
      { author: 'A customer', rating: 5 },
    ])
    const [unliked] = await sql<{ like_count: number }>(
      'select like_count from design where id = $1',
      person.likedDesignId,
    )
    expect(unliked?.like_count).toBe((liked?.like_count ?? 0) - 1)
    const mails = await sandboxClient(stack).mails(email)
    expect(mails.filter(({ subject }) => /deleted/i.test(subject))).toHaveLength(1)
    expect(
      await sql(
        'select finished_at is not null as finished from account_deletion where customer_id = $1',
        id,
      ),
    ).toEqual([{ finished: true }])
    const order = await (await administrator(backend)).call('getPending', { params: { id: person.orderId } })
    expect(order.status).toBe(200)
  }, 240_000)

  it('can come back, and finds nothing of before', async () => {
    const { email, name, password } = person
    const api = guest(backend)
    api.token = (await api.must('register', { body: { name, email, password } })).token
    const held = await api.must('exportAccount')
    expect(held.profile).toMatchObject({
      profilePicture: null,
      phone: '',
      newsletter: false,
      hasPassword: true,
    })
    for (const section of [
      'addresses',
      'orders',
      'designs',
      'generations',
      'uploads',
      'likes',
      'favourites',
      'reviews',
    ] as const)
      expect(held[section], section).toEqual([])
  })
})

describe('an account stays', () => {
  it('while an order is under way, which is named', async () => {
    const { shopper, orderId } = await placedOrder(stack)
    const body = { password: shopper.password }
    const [order] = await sql<{ display_id: number }>('select display_id from "order" where id = $1', orderId)
    const refused = await shopper.api.call('deleteAccount', { body })
    expect(refused).toMatchObject({ status: 409, code: 'order_open' })
    expect(refused.ok || refused.error).toContain(`#${order?.display_id}`)
    expect((await shopper.api.call('getProfile')).ok).toBe(true)
  })

  it('while it belongs to an administrator', async () => {
    const admin = await administrator(backend)
    const answer = await admin.call('deleteAccount', { body: { password: 'caseloom-demo-1' } })
    expect(answer).toMatchObject({ status: 409, code: 'conflict' })
    expect((await admin.call('getProfile')).ok).toBe(true)
  })

  it('against somebody who tries passwords', async () => {
    const { api, password } = await newShopper(backend)
    for (let tries = 0; tries < 10; tries += 1)
      expect(await api.call('deleteAccount', { body: { password: `guess-${tries}` } })).toMatchObject({
        code: 'wrong_password',
      })
    expect(await api.call('deleteAccount', { body: { password } })).toMatchObject({
      status: 429,
      code: 'rate_limited',
    })
  })
})

it('a payment page is closed, so that nothing can be bought for an account that is gone', async () => {
  const { shopper, url, sessionId } = await openCheckout(stack)
  await shopper.api.must('deleteAccount', { body: { password: shopper.password } })
  await sandboxClient(stack).pay(url)
  expect(await sql('select state, order_id from checkout where stripe_session_id = $1', sessionId)).toEqual([
    { state: 'expired', order_id: null },
  ])
})

it('who has no password types the address, soon after signing in', async () => {
  const { api, email, id } = await namedShopper(stack)
  await sql(`delete from provider_identity where entity_id = $1 and provider = 'emailpass'`, email)
  expect((await api.must('getProfile')).hasPassword).toBe(false)
  expect(await api.call('deleteAccount', { body: { email: 'other@example.test' } })).toMatchObject({
    code: 'wrong_password',
  })
  await sql(`update login_session set created_at = now() - interval '16 minutes' where customer_id = $1`, id)
  expect(await api.call('deleteAccount', { body: { email } })).toMatchObject({ code: 'wrong_password' })
  await sql('update login_session set created_at = now() where customer_id = $1', id)
  expect(await api.must('deleteAccount', { body: { email: ` ${email.toUpperCase()} ` } })).toEqual({
    deleted: true,
  })
})

it('twice at once is once', async () => {
  const person = await namedShopper(stack)
  const { api, password, email } = person
  const answers = await Promise.all([1, 2, 3].map(() => api.call('deleteAccount', { body: { password } })))
  expect(answers.some(({ ok }) => ok)).toBe(true)
  for (const answer of answers) if (!answer.ok) expect([400, 401]).toContain(answer.status)
  await nothingLeftOf(person)
  expect(
    (await sandboxClient(stack).mails(email)).filter(({ subject }) => /deleted/i.test(subject)),
  ).toHaveLength(1)
}, 180_000)

it('who took a design over from the gallery keeps it without the words of an author who has left', async () => {
  const { owner, designId } = await publishedDesign(backend, 'a kite for Anna, seven today')
  const [taker, namer] = [guest(backend), guest(backend)]
  const copies = await Promise.all(
    [taker, namer].map((api) => api.must('createDesign', { body: { designId } })),
  )
  const [taken = '', named = ''] = copies.map(({ id }) => id)
  await namer.must('updateDesign', { params: { id: named }, body: { title: 'Up, up' } })
  await owner.api.must('deleteAccount', { body: { password: owner.password } })
  const bare = { prompt: '', enhancedPrompt: '' }
  const kept = await taker.must('getDesign', { params: { id: taken } })
  expect(kept).toMatchObject({ ...bare, title: 'From the gallery' })
  expect((await taker.send('GET', kept.imageUrl.replace(/^\/api/, ''))).status).toBe(200)
  expect(await namer.must('getDesign', { params: { id: named } })).toMatchObject({ ...bare, title: 'Up, up' })
})

it('a customer deleted in Medusa’s admin has no login that works, and is erased by the job', async () => {
  const person = await namedShopper(stack)
  const { api, id, email, password } = person
  const admin = await merchandiser(backend)
  await admin.call('DELETE', `/customers/${id}`)
  expect(await api.call('getProfile')).toMatchObject({ status: 401 })
  expect(await guest(backend).call('login', { body: { email, password } })).toMatchObject({ ok: false })
  await nothingLeftOf(person)
}, 180_000)

it('a payment page that is opened in the moment of leaving is closed, and erased with the rest', async () => {
  const person = await namedShopper(stack)
  const { api, id } = person
  const cart = await designedLine(api)
  // The wish is there, and the sign-in not yet gone.
  await sql(
    `insert into account_deletion (id, customer_id, created_at, finished_at) values ($1, $2, now() - interval '1 minute', now())`,
    `adel_${id}`,
    id,
  )
  expect(await api.call('createCheckoutSession', { body: { items: [cart.line] } })).toMatchObject({
    status: 401,
    code: 'unauthenticated',
  })
  const [opened] = await sql<{ state: string; session: string }>(
    'select state, stripe_session_id as session from checkout where customer_id = $1',
    id,
  )
  expect(opened).toMatchObject({ state: 'expired', session: expect.stringMatching(/^cs_/) as string })
  await nothingLeftOf(person)
}, 180_000)
