import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator, designedLine } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { holdingLock, waitingFor } from '../support/held-lock'
import { checkoutRow } from '../support/judge'
import { namedShopper } from '../support/known-person'
import { merchandiser } from '../support/medusa-admin'
import { sandboxClient } from '../support/sandbox-client'
import { placesHolding } from '../support/scan-database'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const SOON = { timeout: 90_000, interval: 1000 }
const sql = <T extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  rows<T>(databaseUrl, text, values)

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(backend)
})

const wishOf = (customerId: string) =>
  sql<{ finished: boolean; minutes: number | null }>(
    `select finished_at is not null as finished, (extract(epoch from look_again_at - finished_at) / 60)::int as minutes
     from account_deletion where customer_id = $1`,
    customerId,
  )

// Guard: openBankWords, which is among what holds an account.
describe('what a bank says of a payment holds the account', () => {
  /** An order that is over, and what its bank says of the payment: when that ended, if it did. */
  async function endedOrder() {
    const placed = await placedOrder(stack)
    const params = { id: placed.orderId }
    await admin.must('getPending', { params })
    await admin.must('rejectOrder', { params, body: { reason: 'It shows a logo.' } })
    await expect.poll(async () => (await admin.must('getPending', { params })).status, SOON).toBe('rejected')
    const { id } = await checkoutRow(stack, placed.sessionId)
    const says = (kind: 'dispute' | 'refund', daysAgo: number | null) =>
      sql(
        `insert into payment_dispute (id, checkout_id, kind, reason, status, opened_at, closed_at)
         values ('dp_' || $1::text, $1::text, $2, 'fraudulent', 'said', now() - interval '40 days', now() - make_interval(days => $3))
         on conflict (id) do update set kind = excluded.kind, closed_at = excluded.closed_at`,
        id,
        kind,
        daysAgo,
      )
    return { ...placed, says }
  }

  it('while a dispute is undecided, and for thirty days after a refund was sent back', async () => {
    const { orderId, says, shopper } = await endedOrder()
    const { api, password } = shopper
    const [order] = await sql<{ number: number }>(
      'select display_id as number from "order" where id = $1',
      orderId,
    )
    const refused = async (words: string) => {
      const answer = await api.call('deleteAccount', { body: { password } })
      expect(answer).toMatchObject({ status: 409, code: 'order_open' })
      expect(answer.ok || answer.error).toContain(words)
      expect((await api.call('getProfile')).ok).toBe(true)
    }
    await says('dispute', null)
    await refused(`has not decided yet about the payment of your order #${String(order?.number)}`)
    await says('refund', 29)
    await refused('sent back the refund')
    await says('refund', 31)
    expect(await api.must('deleteAccount', { body: { password } })).toEqual({ deleted: true })
  }, 180_000)

  it('also where a merchandiser deleted it', async () => {
    const { says, shopper } = await endedOrder()
    await says('dispute', null)
    await (await merchandiser(backend)).call('DELETE', `/customers/${shopper.id}`)
    const logins = () =>
      sql(`select 1 from auth_identity where app_metadata->>'customer_id' = $1`, shopper.id)
    await expect.poll(logins, SOON).toEqual([])
    expect(await wishOf(shopper.id)).toEqual([])
    await says('dispute', 0)
    await expect.poll(() => wishOf(shopper.id), SOON).toMatchObject([{ finished: true }])
  }, 240_000)
})

// Guard: makeSure, which looks once more when the wish is written.
describe('a payment page that is opened between the look at the account and the wish', () => {
  /** The wish waits for its table while a page is opened. */
  async function leavesWhileBuying(then: (url: string) => Promise<unknown>) {
    const person = await namedShopper(stack)
    const { api, password } = person
    const { line } = await designedLine(api)
    const [leaving, { sessionId }] = await holdingLock(
      databaseUrl,
      'lock table account_deletion in share mode',
      async () => {
        const answer = api.call('deleteAccount', { body: { password } })
        await expect.poll(() => waitingFor(databaseUrl, 'insert into account_deletion'), SOON).toHaveLength(1)
        const session = await api.must('createCheckoutSession', { body: { items: [line] } })
        await then(session.url)
        return { begun: [answer, session] as const }
      },
    )
    return { ...person, sessionId, answer: await leaving }
  }

  it('is closed', async () => {
    const { answer, id, sessionId } = await leavesWhileBuying(() => Promise.resolve())
    expect(answer).toMatchObject({ ok: true })
    expect(await checkoutRow(stack, sessionId)).toMatchObject({ state: 'expired', order_id: null })
    await expect.poll(() => wishOf(id), SOON).toMatchObject([{ finished: true }])
  }, 120_000)

  it('keeps the account where it was paid', async () => {
    const { answer, api, id } = await leavesWhileBuying((url) => sandboxClient(stack).pay(url))
    expect(answer).toMatchObject({ status: 409, code: 'order_open' })
    expect(await wishOf(id)).toEqual([])
    expect((await api.call('getProfile')).ok).toBe(true)
    await expect.poll(async () => (await api.must('listOrders')).length, SOON).toBe(1)
  }, 120_000)
})

// Guard: the cart's lock, which comes before any row of the cart is held.
it('whoever changes the cart at that moment is waited for, and waits for nobody', async () => {
  const { api, password, id } = await namedShopper(stack)
  const { line } = await designedLine(api)
  await api.must('addCartItem', { body: line })
  const ofCart = `cart_line_item where cart_id in (select k.id from cart k where k.customer_id = '${id}')`
  const lock = `select pg_advisory_xact_lock(hashtextextended('kept-cart:${id}', 0))`
  const held = await holdingLock(databaseUrl, lock, async () => {
    await api.must('deleteAccount', { body: { password } })
    await expect.poll(() => waitingFor(databaseUrl, 'pg_advisory_xact_lock'), SOON).toHaveLength(1)
    return { begun: await sql(`select id from ${ofCart} for update nowait`) }
  })
  expect(held).toHaveLength(1)
  await expect.poll(() => wishOf(id), SOON).toEqual([{ finished: true, minutes: 10 }])
}, 120_000)

// Guard: look_again_at.
it('what a call under way wrote back is erased ten minutes later, and nobody waits for that', async () => {
  const { api, password, id, email, name, street, phone } = await namedShopper(stack)
  await api.must('deleteAccount', { body: { password } })
  await expect.poll(() => wishOf(id), SOON).toEqual([{ finished: true, minutes: 10 }])
  const late = `late_${id}`
  const writes = [
    `insert into favourite (id, customer_id, product_id) values ($1, $2, 'prod_1')`,
    `insert into known_device (id, customer_id, account, key_hash, label, first_seen_at, last_seen_at)
     values ($1, $2, 'a', $1, 'A browser', now(), now())`,
    `insert into generation_job (id, owner_customer_id, prompt, style, salt, count, provider, options_key, status)
     values ($1, $2, 'a kite for ${name}', '', '', 1, 'upload', $1, 'succeeded')`,
    `insert into contact_message (id, customer_id, name, email, subject, message, category, fingerprint)
     values ($1, $2, '${name}', '${email}', 'Late', 'Ring ${phone}', 'general', $1)`,
  ]
  for (const write of writes) await sql(write, late, id)
  await sql(
    `insert into mail_message (id, dedupe_key, "to", template, data, state, next_attempt_at)
     values ($1, $2, $3, 'contact-received', jsonb_build_object('name', $4::text), 'sent', now()),
       ($1 || '_2', $5, $3, 'new-sign-in', '{}', 'sent', now())`,
    ...[late, `contact-received:${late}`, email, name, `new-sign-in:${id}:key`],
  )
  const left = () => placesHolding(databaseUrl, [late, email, name, street, phone])
  expect((await left()).length).toBeGreaterThan(5)
  await sql('update account_deletion set look_again_at = now() where customer_id = $1', id)
  await expect
    .poll(async () => (await left()).filter((place) => !/^mail_message\.(id|dedupe_key)/.test(place)), SOON)
    .toEqual([])
  await expect.poll(() => wishOf(id), SOON).toEqual([{ finished: true, minutes: null }])
}, 240_000)

// Guards: ERASABLE, and what of a street is looked for.
it('what somebody called their streets or a group is called keeps nobody from leaving, and spoils no record', async () => {
  const { api, password, id, name } = await namedShopper(stack)
  for (const street of ['rejected', 'reason', 'status'])
    await api.must('createAddress', {
      body: { name: 'Work', street, city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' },
    })
  const facts = (...said: [string, string][]) =>
    JSON.stringify(said.map(([field, to]) => ({ field, from: null, to })))
  const recorded = (kind: string, changes: string) =>
    sql(
      `insert into admin_activity (id, actor_type, actor_id, call, kind, subject_ids, outcome, changes)
       values ('act_' || gen_random_uuid(), 'user', 'user_1', 'POST', $1, jsonb_build_array($2::text), 'done', $3)`,
      kind,
      id,
      changes,
    )
  const group = facts(['groups.name', `${name} Ltd, rejected`])
  await recorded('customers', group)
  await recorded('approvals', facts(['status', 'rejected'], ['reason', `The reason: ${name} was rejected`]))
  await api.must('deleteAccount', { body: { password } })
  await expect.poll(() => wishOf(id), SOON).toMatchObject([{ finished: true }])
  const kept = await sql<{ kind: string; changes: unknown }>(
    'select kind, changes from admin_activity where subject_ids @> to_jsonb($1::text) order by kind',
    id,
  )
  expect(kept.map(({ kind, changes }) => [kind, changes])).toEqual([
    ['approvals', JSON.parse(facts(['status', 'rejected'], ['reason', 'The reason: [erased] was rejected']))],
    ['customers', JSON.parse(group)],
  ])
}, 120_000)

// Guard: PAST_WORKFLOWS.
it('what a workflow was given that died while it was undone goes, and of one under way it stays', async () => {
  const { api, password, id } = await namedShopper(stack)
  const runs = (since: string) =>
    sql(
      `insert into workflow_execution (id, workflow_id, transaction_id, run_id, execution, context, state, created_at, updated_at)
       values ($1::text, 'complete-cart', $1::text, $1::text, '{}', jsonb_build_object('customer', $2::text), 'compensating',
         now() - $3::interval, now() - $3::interval)`,
      `wf_${id}_${since.replace(' ', '_')}`,
      id,
      since,
    )
  await runs('2 hours')
  await runs('1 minute')
  await api.must('deleteAccount', { body: { password } })
  await expect.poll(() => wishOf(id), SOON).toMatchObject([{ finished: true }])
  expect(await sql('select id from workflow_execution where starts_with(id, $1)', `wf_${id}`)).toEqual([
    { id: `wf_${id}_1_minute` },
  ])
}, 120_000)
