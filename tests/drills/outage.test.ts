import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { addAddress, administrator, designedLine, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { loseTheNewsOf, openCheckout, placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { reached, runsOr } from '../support/drill'
import { checkoutRow, judge, PROCESSED, REJECTED, WAITING, type Verdict } from '../support/judge'
import { loggedLines } from '../support/log-lines'
import { startShopBehindGates, type ShopBehindGates } from '../support/outage'
import { sandboxClient } from '../support/sandbox-client'

/** For how many minutes Stripe and the mail server are away; the shop's jobs come at their true times. */
const MINUTES = runsOr(60)
/** Of the outage, when people decide. For its first half both refuse calls; then they take them and say nothing. */
const MOMENTS = [0.05, 0.4, 0.85]
const LOOK_MS = 15_000
/** How long after its end all must be over: what was tried last waits for five minutes, and the job comes each minute. */
const OVER_WITHIN_MS = 8 * 60_000
const SOON = { timeout: 60_000, interval: 500 }
const AFTERWARDS = { timeout: OVER_WITHIN_MS, interval: 1000 }
const REASON = { reason: 'It shows a trademark.' }

let shop: ShopBehindGates
let admin: ApiClient
async function open(trueSchedule: boolean): Promise<ReturnType<typeof sandboxClient>> {
  shop = await startShopBehindGates(trueSchedule)
  admin = await administrator(shop.stack.backend)
  return sandboxClient(shop.stack)
}
afterEach(() => shop.stop())

type Bought = Awaited<ReturnType<typeof placedOrder>>
const at = ({ orderId }: Bought) => ({ params: { id: orderId } })
const verdictOf = (purchase: Pick<Bought, 'shopper' | 'sessionId'>) => judge(shop.stack, purchase)

async function waitingOrders(count: number): Promise<Bought[]> {
  const made: Bought[] = []
  for (let at = 0; at < count; at += 1) made.push(await placedOrder(shop.stack))
  for (const purchase of made) await expect.poll(() => verdictOf(purchase), SOON).toEqual(WAITING)
  return made
}

/** Paid, taken and given up by the printer, so that rejecting it gives money back. */
async function givenUp(sandbox: ReturnType<typeof sandboxClient>, purchase: Bought): Promise<void> {
  await admin.must('processOrder', at(purchase))
  await expect.poll(() => verdictOf(purchase), SOON).toEqual(PROCESSED)
  const print = (await sandbox.printOrders()).find(
    ({ merchantReference }) => merchantReference === purchase.orderId,
  )
  await sandbox.cancelPrint(print?.id ?? '')
  const status = async () => (await admin.must('getPending', at(purchase))).status
  await expect.poll(status, { timeout: 120_000, interval: 1000 }).toBe('prodigi_failed')
}

/** Mails that are owed, and what the inbox holds of all that was sent. */
const owed = async () =>
  (
    await rows<{ n: number }>(
      shop.stack.databaseUrl,
      `select count(*)::int as n from mail_message where state = 'queued'`,
    )
  )[0]?.n ?? 0
const lastSent = async () =>
  (
    await rows<{ at: Date | null }>(shop.stack.databaseUrl, 'select max(sent_at) as at from mail_message')
  )[0]?.at?.getTime() ?? 0

/** What is known of an order's money, by Stripe, the shop and its customer. */
async function moneyOf(purchase: Bought) {
  const { intent, received, approvals, mails, inbox } = await verdictOf(purchase)
  const { paymentStatus, refund } = await purchase.shopper.api.must('getOrder', at(purchase))
  return { intent, received, approvals, mails, inbox, paymentStatus, refund }
}

it(
  `F23, F39: Stripe and the mail server are away for ${MINUTES} minutes: all that was decided meanwhile is released and told afterwards, once`,
  async () => {
    const sandbox = await open(true)
    const { stack, stripe, mail } = shop
    const [rejected, takenBack, refunded, approved] = [
      await waitingOrders(3),
      await waitingOrders(3),
      await waitingOrders(3),
      await waitingOrders(2),
    ]
    for (const purchase of refunded) await givenUp(sandbox, purchase)
    const unseen = await openCheckout(stack)
    await loseTheNewsOf(stack, unseen.sessionId)
    await sandbox.pay(unseen.url)
    await expect.poll(owed, SOON).toBe(0)

    const began = Date.now()
    const until = (part: number) => sleep(Math.max(0, began + part * MINUTES * 60_000 - Date.now()))
    await Promise.all([stripe.close('refuses'), mail.close('refuses')])
    const decided: { purchase: Bought; expected: Awaited<ReturnType<typeof moneyOf>> }[] = []
    async function decide(purchase: Bought | undefined, how: 'rejecting' | 'cancelling'): Promise<void> {
      if (!purchase) throw new Error('There is no order to decide')
      const before = await moneyOf(purchase)
      if (how === 'rejecting') await admin.must('rejectOrder', { ...at(purchase), body: REASON })
      else await purchase.shopper.api.must('cancelOrder', at(purchase))
      decided.push({ purchase, expected: { ...before, approvals: [how] } })
    }
    /** Nobody has heard of anything, and no money has moved. */
    async function stillOwed(): Promise<void> {
      for (const { purchase, expected } of decided) expect(await moneyOf(purchase)).toEqual(expected)
    }
    for (const [index, moment] of MOMENTS.entries()) {
      while (Date.now() < began + moment * MINUTES * 60_000) {
        await sleep(Math.min(LOOK_MS, Math.max(0, began + moment * MINUTES * 60_000 - Date.now())))
        await stillOwed()
      }
      await Promise.all([
        decide(rejected[index], 'rejecting'),
        decide(takenBack[index], 'cancelling'),
        decide(refunded[index], 'rejecting'),
      ])
      if (index === 0) {
        for (const purchase of approved) {
          expect(await admin.call('processOrder', at(purchase))).toMatchObject({
            ok: false,
            code: 'fulfillment_failed',
          })
          const { status, attention } = await admin.must('getPending', at(purchase))
          expect([status, attention.join(' ')]).toEqual([
            'prodigi_failed',
            expect.stringMatching(/Sending it to print failed: \w/),
          ])
        }
        const body = { sessionId: unseen.sessionId }
        expect(await unseen.shopper.api.call('processPayment', { body })).toMatchObject({
          status: 503,
          code: 'provider_unavailable',
        })
      }
      if (index === 1) {
        await until(0.5)
        await Promise.all([stripe.close('hangs'), mail.close('hangs')])
      }
      const newcomer = await newShopper(stack.backend)
      await addAddress(newcomer.api)
      const { line } = await designedLine(newcomer.api)
      expect(await newcomer.api.call('createCheckoutSession', { body: { items: [line] } })).toMatchObject({
        status: 503,
        code: 'provider_unavailable',
      })
    }
    await until(1)
    await stillOwed()
    const pile = await owed()
    expect(pile).toBeGreaterThan(MOMENTS.length)

    await Promise.all([stripe.open(), mail.open()])
    const back = Date.now()
    const ends = async () =>
      (await Promise.all(decided.map(({ purchase }) => verdictOf(purchase)))).flatMap(
        ({ approvals }) => approvals,
      )
    await expect.poll(async () => (await ends()).filter((end) => end.endsWith('ing')), AFTERWARDS).toEqual([])
    const released = (Date.now() - back) / 1000
    await expect.poll(owed, AFTERWARDS).toBe(0)
    const told = ((await lastSent()) - back) / 1000
    for (const purchase of rejected) await expect.poll(() => verdictOf(purchase), SOON).toEqual(REJECTED)
    const cancelled: Verdict = {
      ...REJECTED,
      approvals: ['cancelled'],
      mails: ['order-cancelled', 'order-confirmation', 'welcome'],
    }
    for (const purchase of takenBack) await expect.poll(() => verdictOf(purchase), SOON).toEqual(cancelled)
    const { refunds = [] } = await sandbox.stripeRows('refunds')
    for (const purchase of refunded) {
      const { mails, inbox, approvals, received, livingOrders } = await verdictOf(purchase)
      expect({ approvals, received, livingOrders }).toEqual({
        approvals: ['rejected'],
        received: 'everything',
        livingOrders: 0,
      })
      expect(mails.filter((kind) => kind === 'order-rejected')).toHaveLength(1)
      expect(inbox).toBe(mails.length)
      const { payment_intent_id } = await checkoutRow(stack, purchase.sessionId)
      expect(refunds.filter(({ payment_intent }) => payment_intent === payment_intent_id)).toHaveLength(1)
      expect(await moneyOf(purchase)).toMatchObject({ paymentStatus: 'refunded' })
    }
    await expect.poll(() => verdictOf(unseen), AFTERWARDS).toEqual(WAITING)
    for (const purchase of approved) {
      await admin.must('processOrder', at(purchase))
      await expect.poll(() => verdictOf(purchase), SOON).toEqual(PROCESSED)
    }
    const ids = (await sandbox.allMails()).map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(ids.length)
    reached(
      'F23',
      `${decided.length} orders decided in ${MINUTES} minutes without Stripe: nobody told before, all released once within ${Math.round(released)} s of its return`,
    )
    reached(
      'F39',
      `${pile} mails were owed after ${MINUTES} minutes without a server: the last went out ${Math.round(told)} s after its return, ${ids.length} in all, none twice`,
    )
  },
  (MINUTES + 30) * 60_000,
)

interface OwedMail {
  id: string
  state: string
  attempts: number
  wait: number
  last_error: string | null
}
const mailsTo = (to: string) =>
  rows<OwedMail>(
    shop.stack.databaseUrl,
    `select id, state, attempts, extract(epoch from next_attempt_at - now())::float as wait, last_error
       from mail_message where "to" = $1 order by id`,
    [to],
  )
/** So many hours pass in the queue, with the tries that come in them, and all is due again. */
const hoursPass = (to: string, hours: number) =>
  rows(
    shop.stack.databaseUrl,
    `update mail_message set created_at = created_at - make_interval(hours => $2), attempts = attempts + 12 * $2, last_error = null,
       next_attempt_at = now() where "to" = $1 and state = 'queued'`,
    [to, hours],
  )
const triedAgain = async (to: string) =>
  (await mailsTo(to)).every(({ last_error, wait }) => last_error !== null && wait > 0)

it('F39: a mail server that is away for three days: tries go on, no order waits, all comes afterwards, once; what is given up is said', async () => {
  await open(false)
  const { stack, mail } = shop
  await mail.close('refuses')
  const purchase = await placedOrder(stack)
  const { email } = purchase.shopper
  await expect.poll(() => verdictOf(purchase), SOON).toEqual({ ...WAITING, mails: [], inbox: 0 })
  await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(2)
  let passed = 0
  for (const hours of [1, 6, 12, 24, 25, 48, 71]) {
    await hoursPass(email, hours - passed)
    passed = hours
    await expect.poll(() => triedAgain(email), SOON).toBe(true)
    for (const { state, wait, last_error } of await mailsTo(email)) {
      expect(state).toBe('queued')
      expect(last_error).toContain('ECONNREFUSED')
      // Once the server is back, nobody waits for as long as it was away.
      expect(wait).toBeLessThanOrEqual(301)
    }
  }
  const later = await placedOrder(stack)
  await expect.poll(() => verdictOf(later), SOON).toEqual({ ...WAITING, mails: [], inbox: 0 })

  const nobody = await newShopper(stack.backend)
  await expect.poll(async () => (await mailsTo(nobody.email)).length, SOON).toBe(1)
  await hoursPass(nobody.email, 73)
  await expect
    .poll(async () => (await mailsTo(nobody.email)).map(({ state }) => state), SOON)
    .toEqual(['failed'])
  const said = loggedLines(stack).map(({ message }) => String(message))
  expect(said.filter((words) => words.includes('It is given up.'))).toHaveLength(1)

  await mail.open()
  await rows(
    stack.databaseUrl,
    `update mail_message set next_attempt_at = next_attempt_at - interval '5 minutes' where state = 'queued'`,
  )
  for (const each of [purchase, later]) await expect.poll(() => verdictOf(each), SOON).toEqual(WAITING)
  reached(
    'F39',
    '71 hours without a mail server: tries each five minutes, two orders not held up, each mail once afterwards',
  )
}, 900_000)
