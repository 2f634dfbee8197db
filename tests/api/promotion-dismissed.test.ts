import { beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { mustOpen, newBuyer, quote } from '../support/buyers'
import { loseTheNewsOf } from '../support/checkout'
import { rows } from '../support/database'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { makePromotion } from '../support/promotions'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)
/** The job that settles comes each minute. */
const SOON = { timeout: 100_000, interval: 500 }

let admin: ApiClient
let medusa: MedusaAdmin
beforeAll(async () => {
  ;[admin, medusa] = await Promise.all([administrator(backend), merchandiser(backend)])
})

/** A payment with a code of one use for all, and one for each, that waits for a person; its money was taken by hand, before or after. */
async function parkedWithCode(taken: 'before' | 'after') {
  const budget = { type: 'use_by_attribute', attribute: 'customer_id', limit: 1 }
  const made = await makePromotion(medusa, { percent: 20, extra: { limit: 1 }, campaign: { budget } })
  const buyer = await newBuyer(backend)
  const { sessionId, url } = await mustOpen(buyer, [buyer.line], made.code)
  await loseTheNewsOf(stack, sessionId)
  const wrong = taken === 'after' ? 1 : 0
  const [checkout] = await rows<{ id: string }>(
    databaseUrl,
    'update checkout set subtotal_pence = subtotal_pence + $2 where stripe_session_id = $1 returning id',
    [sessionId, wrong],
  )
  const id = checkout?.id ?? ''
  await sandbox.pay(url)
  const page = (await sandbox.askStripe(`checkout/sessions/${sessionId}`)) as { payment_intent: string }
  const capture = () => sandbox.askStripe(`payment_intents/${page.payment_intent}/capture`, {})
  if (taken === 'before') await capture()
  const answer = await buyer.api.call('processPayment', { body: { sessionId } })
  expect(answer).toMatchObject({ status: 409, code: 'payment_in_review' })
  if (taken === 'after') await capture()
  return {
    ...{ made, id },
    giveBack: () => sandbox.askStripe('refunds', { payment_intent: page.payment_intent }),
    dismiss: async () =>
      expect(
        await admin.call('decideParked', { params: { id }, body: { action: 'dismiss', note: 'Seen to.' } }),
      ).toMatchObject({ ok: true, data: { state: 'dismissed' } }),
    /** As before the job came. */
    uncount: () =>
      rows(
        databaseUrl,
        `with held as (update promotion_hold set state = 'held' where checkout_id = $1),
           unused as (update promotion set used = 0 where id = $2)
         delete from promotion_campaign_budget_usage u using promotion_campaign_budget b
         where b.id = u.budget_id and b.campaign_id = $3`,
        [id, made.id, made.campaign_id],
      ),
    found: async () =>
      (
        await rows(
          databaseUrl,
          `select h.state, p.used, coalesce((select sum(u.used) from promotion_campaign_budget_usage u
               join promotion_campaign_budget b on b.id = u.budget_id where b.campaign_id = p.campaign_id), 0)::int as own
           from promotion_hold h join promotion p on p.id = h.promotion_id where h.checkout_id = $1`,
          [id],
        )
      )[0],
  }
}

it('a payment that is dismissed gives the use of its promotion back, unless its order was printed', async () => {
  const [counted, early, printed] = await Promise.all(
    (['after', 'after', 'before'] as const).map(parkedWithCode),
  )
  if (!counted || !early || !printed) throw new Error('There are three')
  await expect.poll(counted.found, SOON).toEqual({ state: 'counted', used: 1, own: 1 })
  await printed.dismiss()
  await printed.uncount()

  await counted.giveBack()
  await counted.dismiss()
  await early.giveBack()
  await early.dismiss()
  await early.uncount()
  const other = await newBuyer(backend)
  expect(await quote(other, [other.line], early.made.code)).toMatchObject({ promoRefused: null })
  expect(await quote(other, [other.line], printed.made.code)).toMatchObject({
    promoRefused: 'This promo code has been used up',
  })

  await expect.poll(counted.found, SOON).toEqual({ state: 'returned', used: 0, own: 0 })
  await expect.poll(early.found, SOON).toEqual({ state: 'released', used: 0, own: 0 })
  await expect.poll(printed.found, SOON).toEqual({ state: 'counted', used: 1, own: 1 })
}, 300_000)
