import { expect, inject, it } from 'vitest'
import { mustOpen, newBuyer, open, quote } from '../support/buyers'
import { killedAt } from '../support/crash'
import { rows } from '../support/database'
import { judge, WAITING } from '../support/judge'
import { merchandiser } from '../support/medusa-admin'
import { makePromotion } from '../support/promotions'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 500 }

/** How the uses stand that were kept of a promotion. */
const holdsOf = async (id: string) =>
  (
    await rows<{ state: string }>(
      databaseUrl,
      'select state from promotion_hold where promotion_id = $1 order by state',
      [id],
    )
  ).map(({ state }) => state)

// Guards: a hold of a page that was never opened is its customer's own, and goes with the checkout; what follows an order is
// repeated until all of it is done, each part once.
it('a process that dies before the payment page, and again before the cart is emptied, loses and doubles nothing', async () => {
  const { code, id } = await makePromotion(await merchandiser(backend), { percent: 50, extra: { limit: 1 } })
  const buyer = await newBuyer(backend)
  const other = await newBuyer(backend)
  await buyer.api.must('addCartItem', { body: buyer.line })

  const page = { point: 'create-payment-session', when: 'before', about: buyer.email } as const
  await killedAt(stack, page, () => open(buyer, [buyer.line], code))
  expect(await holdsOf(id)).toEqual(['held'])
  const answer = await open(buyer, [buyer.line], code)
  if (!answer.ok) throw new Error(answer.error)
  const { sessionId, url, amounts } = answer.data
  expect(amounts.discount).toBe(6)
  expect(await quote(other, [other.line], code)).toMatchObject({
    promoRefused: 'This promo code has been used up',
  })

  const mail = { point: 'keep-mail', when: 'after', about: buyer.email } as const
  await killedAt(stack, mail, async () => {
    await sandbox.pay(url)
    await buyer.api.must('processPayment', { body: { sessionId } })
  })
  await rows(databaseUrl, 'update checkout set next_attempt_at = null where stripe_session_id = $1', [
    sessionId,
  ])
  const purchase = { shopper: buyer, sessionId }
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
  await expect.poll(async () => (await buyer.api.must('getCart')).items, SOON).toEqual([])

  // The page that was never opened is given up after five minutes.
  await rows(
    databaseUrl,
    `update checkout set created_at = created_at - interval '6 minutes', next_attempt_at = null
     where customer_id = $1 and state = 'creating'`,
    [buyer.id],
  )
  await expect.poll(() => holdsOf(id), SOON).toEqual(['counted', 'released'])
  expect(await rows(databaseUrl, 'select used from promotion where id = $1', [id])).toEqual([{ used: 1 }])
}, 300_000)

// Guards: a page is opened only once the older ones of the same goods are closed, whoever opened them; each is in its checkout's row.
it.for(['before', 'after'] as const)(
  'a process that dies %s the page of another tab is closed leaves one page that can be paid, and one order',
  { timeout: 120_000 },
  async (when) => {
    const buyer = await newBuyer(backend)
    const { api, line } = buyer
    await api.must('addCartItem', { body: line })
    const first = await mustOpen(buyer, [line])
    const expiring = { point: 'expire', when, about: first.sessionId } as const
    await killedAt(stack, expiring, () => open(buyer, [line]))

    const { sessionId, url } = await mustOpen(buyer, [line])
    const { checkout_sessions: pages = [] } = await sandbox.stripeRows('checkout_sessions')
    const payable = pages.filter(
      ({ customer_email, status }) => customer_email === buyer.email && status === 'open',
    )
    expect(payable.map(({ id }) => id)).toEqual([sessionId])
    await sandbox.pay(url)
    await api.must('processPayment', { body: { sessionId } })
    await expect.poll(() => judge(stack, { shopper: buyer, sessionId }), SOON).toEqual(WAITING)
  },
)
