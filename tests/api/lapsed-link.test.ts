import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { askForChange } from '../support/adjustment'
import type { ApiClient } from '../support/api-client'
import { openCheckout } from '../support/checkout'
import { rows } from '../support/database'
import { mailsAboutText, moneyOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const A_MINUTE = { timeout: 100_000, interval: 500 }
const WEEK = 7 * 24

type Placed = Awaited<ReturnType<typeof placedWithLink>>
const at = ({ orderId }: Pick<Placed, 'orderId'>) => ({ params: { id: orderId } })

async function placedWithLink() {
  const checkout = await openCheckout(stack)
  await sandbox.press(checkout.url, 'link')
  const body = { sessionId: checkout.sessionId }
  const { orderId } = await checkout.shopper.api.must('processPayment', { body })
  return { ...checkout, orderId }
}
const paidBefore = ({ orderId }: Placed, hours: number) =>
  rows(
    stack.databaseUrl,
    'update checkout set paid_at = now() - make_interval(secs => $2) where order_id = $1',
    [orderId, hours * 3600],
  )
const lookedAtAgain = async ({ orderId }: Placed) =>
  (
    await rows<{ again: number | null }>(
      stack.databaseUrl,
      'select extract(epoch from next_attempt_at - updated_at)::float8 as again from checkout where order_id = $1',
      [orderId],
    )
  )[0]?.again
const warned = async ({ orderId }: Placed, hours: number) =>
  (
    await rows<{ about: boolean }>(
      stack.databaseUrl,
      `select (data->>'about')::boolean as about from mail_message where dedupe_key = $1`,
      [`admin-payment-lapsing:${orderId}:${hours}:admin@caseloom.test`],
    )
  ).map(({ about }) => about)

describe('an order that was paid with what Stripe tells no end of', () => {
  let admin: ApiClient
  let soon: Placed
  let sooner: Placed
  let gone: Placed
  let held: Placed

  beforeAll(async () => {
    admin = await administrator(stack.backend)
    ;[soon, sooner, gone, held] = await Promise.all([
      placedWithLink(),
      placedWithLink(),
      placedWithLink(),
      placedWithLink(),
    ])
    const { id: intentId } = await moneyOfOrder(stack, gone)
    await sandbox.fault('stripe', { event: 'payment_intent.canceled', kind: 'lost', about: intentId })
    await sandbox.askStripe(`payment_intents/${intentId}/cancel`, {})
    await paidBefore(soon, WEEK - 40)
    await paidBefore(sooner, WEEK - 10)
    await paidBefore(gone, WEEK + 1)
    await paidBefore(held, WEEK + 1)
  })

  it('is warned of two days and one before a week is over, as of something that is not sure', async () => {
    const { attention, payment } = await admin.must('getPending', at(soon))
    expect(payment).toMatchObject({ status: 'authorised', authorisationExpiresAt: null })
    expect(attention).toEqual([
      expect.stringMatching(/^The bank’s authorisation lapses in about (39|40) hours\.$/) as string,
    ])
    await expect.poll(() => warned(soon, 48), A_MINUTE).toEqual([true])
    await expect.poll(() => warned(sooner, 24), A_MINUTE).toEqual([true])
  })

  it('is not asked to be changed for longer than its money may be held', async () => {
    expect(await askForChange(admin, sooner)).toMatchObject({ ok: false, status: 409 })
    const asked = await askForChange(admin, soon)
    const deadline = asked.ok ? Date.parse(asked.data.deadline) : 0
    expect(Math.round((deadline - Date.now()) / 3_600_000)).toBe(40 - 12)
  })

  it('lapses after a week, though no event told of it', async () => {
    await expect
      .poll(async () => (await admin.must('getPending', at(gone))).status, A_MINUTE)
      .toBe('cancelled')
    expect(await gone.shopper.api.must('getOrder', at(gone))).toMatchObject({
      status: 'cancelled',
      cancelledBecause: 'payment_lapsed',
    })
    await expect.poll(() => mailsAboutText(stack, `order-lapsed:${gone.orderId}`), A_MINUTE).toHaveLength(1)
  })

  it('stays where Stripe says that its money is held for longer, and is asked about less and less', async () => {
    await expect.poll(() => lookedAtAgain(held), A_MINUTE).toBeGreaterThan(25)
    expect(await admin.must('getPending', at(held))).toMatchObject({
      status: 'pending_admin_approval',
      attention: [expect.stringContaining('may let go of the money any time now') as string],
    })
  })
})
