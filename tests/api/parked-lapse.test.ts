import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { loseTheNewsOf, openCheckout } from '../support/checkout'
import { rows } from '../support/database'
import { checkoutRow } from '../support/judge'
import { parked, type ParkedCheckout } from '../support/parked'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const A_MINUTE = { timeout: 100_000, interval: 500 }

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

const held = (id: string, hours: number) =>
  rows(
    stack.databaseUrl,
    'update checkout set held_until = now() + make_interval(secs => $2) where id = $1',
    [id, hours * 3600],
  )
async function letGo({ sessionId }: { sessionId: string }) {
  const { payment_intent_id: intentId } = await checkoutRow(stack, sessionId)
  await sandbox.askStripe(`payment_intents/${intentId ?? 'none'}/cancel`, {})
}
const mailsOf = (email: string, template: string) =>
  rows<{ data: Record<string, unknown> }>(
    stack.databaseUrl,
    'select data from mail_message where "to" = $1 and template = $2',
    [email, template],
  )
const warningsOf = ({ id }: ParkedCheckout) =>
  rows<{ hours: number }>(
    stack.databaseUrl,
    `select (data->>'hours')::int as hours from mail_message
      where template = 'admin-parked-lapsing' and starts_with(dedupe_key, 'admin-parked-lapsing:' || $1 || ':')
        and "to" = 'admin@caseloom.test' order by created_at`,
    [id],
  )
const shownOf = async ({ sessionId }: { sessionId: string }) =>
  (await admin.must('listParked', { query: { limit: 100 } })).items.find((one) => one.sessionId === sessionId)

describe('a parked payment whose money the bank lets go of', () => {
  it('ends by itself: its customer is told once, and may buy the goods and leave', async () => {
    const opened = await openCheckout(stack)
    const { shopper, cart } = opened
    await shopper.api.must('addCartItem', { body: cart.line })
    const inCart = async () => (await shopper.api.must('getCart')).items.map(({ id }) => id)
    const checkout = await parked(stack, opened)
    expect(await inCart()).toEqual([])
    await letGo(checkout)
    await expect
      .poll(() => shownOf(checkout), A_MINUTE)
      .toMatchObject({
        state: 'released',
        actions: [],
        decision: { action: 'release', by: 'shop', note: expect.stringContaining('lapsed') as string },
      })
    expect(await inCart()).toEqual([cart.line.id])
    expect(await mailsOf(shopper.email, 'payment-returned')).toMatchObject([
      { data: { lapsed: true, money: 'released' } },
    ])
    await expect
      .poll(async () => (await sandbox.mails(shopper.email)).map(({ subject }) => subject), A_MINUTE)
      .toContain('Your payment was not taken')
    const again = await shopper.api.call('createCheckoutSession', { body: { items: [cart.line] } })
    expect(again).toMatchObject({ ok: true })
  })

  it('is warned of before, twice, and ends though no event tells of it, once Stripe says so', async () => {
    const checkout = await parked(stack)
    const [row] = await rows<{ hours: number }>(
      stack.databaseUrl,
      'select extract(epoch from held_until - now())::float8 / 3600 as hours from checkout where id = $1',
      [checkout.id],
    )
    // As Stripe told it.
    expect(row?.hours).toBeGreaterThan(6 * 24)
    await held(checkout.id, 40)
    await expect.poll(() => warningsOf(checkout), A_MINUTE).toEqual([{ hours: 48 }])
    const { heldUntil } = (await shownOf(checkout)) ?? {}
    expect(Math.round((Date.parse(heldUntil ?? '') - Date.now()) / 3_600_000)).toBe(40)
    await held(checkout.id, 10)
    await expect.poll(() => warningsOf(checkout), A_MINUTE).toEqual([{ hours: 48 }, { hours: 24 }])

    const lookedAt = async () =>
      (
        await rows<{ at: Date | null }>(
          stack.databaseUrl,
          'select next_attempt_at as at from checkout where id = $1',
          [checkout.id],
        )
      )[0]?.at ?? null
    await held(checkout.id, -1)
    await expect.poll(lookedAt, A_MINUTE).not.toBeNull()
    // The time alone is no proof.
    expect(await shownOf(checkout)).toMatchObject({ state: 'open' })
    await sandbox.fault('stripe', { event: 'payment_intent.canceled', kind: 'lost', about: checkout.id })
    await letGo(checkout)
    await rows(stack.databaseUrl, 'update checkout set next_attempt_at = null where id = $1', [checkout.id])
    await expect.poll(() => shownOf(checkout), A_MINUTE).toMatchObject({ state: 'released' })
    expect(await warningsOf(checkout)).toHaveLength(2)
  })

  it('is warned of after some days where Stripe does not tell until when it is held', async () => {
    const checkout = await parked(stack)
    await rows(
      stack.databaseUrl,
      `update checkout set held_until = null, paid_at = now() - interval '5 days 8 hours' where id = $1`,
      [checkout.id],
    )
    await expect.poll(() => warningsOf(checkout), A_MINUTE).toEqual([{ hours: 48 }])
    expect(await shownOf(checkout)).toMatchObject({ state: 'open', heldUntil: null })
  })

  it('that was let go of before the order could be made is never called ours', async () => {
    const checkout = await openCheckout(stack)
    const { sessionId, shopper } = checkout
    await loseTheNewsOf(stack, sessionId)
    await sandbox.pay(checkout.url)
    const page = (await sandbox.askStripe(`checkout/sessions/${sessionId}`)) as { payment_intent: string }
    // The shop has seen it paid, and died before the order.
    await rows(
      stack.databaseUrl,
      `update checkout set state = 'paid', paid_at = now(), paid_pence = 100, payment_intent_id = $2
        where stripe_session_id = $1`,
      [sessionId, page.payment_intent],
    )
    await letGo(checkout)
    await expect.poll(() => shownOf(checkout), A_MINUTE).toMatchObject({ state: 'released' })
    expect(await mailsOf(shopper.email, 'payment-returned')).toHaveLength(1)
    expect(await mailsOf(shopper.email, 'payment-in-review')).toEqual([])
  })
})
