import { beforeAll, describe, expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import { merchandiserAndBuyers, mustOpen, newBuyer, open, quote, till, type Buyer } from '../support/buyers'
import { caseMaker } from '../support/cart-cases'
import { loseTheNewsOf, ordersOf } from '../support/checkout'
import { rows } from '../support/database'
import type { MedusaAdmin } from '../support/medusa-admin'
import { makePromotion } from '../support/promotions'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const { sandbox, buy, adjustmentsOf } = till(stack)

let admin: MedusaAdmin
let ann: Buyer
let bob: Buyer
beforeAll(async () => {
  ;({ admin, ann, bob } = await merchandiserAndBuyers(backend))
}, 180_000)

const usedOf = async (id: string) =>
  (
    await rows<{ used: number; budget: number | null }>(
      databaseUrl,
      `select p.used, b.used::float as budget from promotion p
       left join promotion_campaign_budget b on b.campaign_id = p.campaign_id where p.id = $1`,
      [id],
    )
  )[0]

describe('a limited promotion', () => {
  const USED_UP = 'This promo code has been used up'

  it('keeps its last use for whoever has the payment page open, and gives it back when that closes', async () => {
    const made = await makePromotion(admin, { percent: 20, extra: { limit: 1 } })
    const { code } = made
    await mustOpen(ann, [ann.line], code)
    expect(await quote(bob, [bob.line], code)).toMatchObject({ promoRefused: USED_UP, total: 12 })
    expect(await open(bob, [bob.line], code)).toMatchObject({ code: 'invalid_promo', error: USED_UP })
    expect(await bob.api.call('getPromotion', { params: { code } })).toMatchObject({ error: USED_UP })
    // Back from the payment page, it is still theirs.
    expect(await quote(ann, [ann.line], code)).toMatchObject({ discount: { amount: 2.4 } })
    const again = await mustOpen(ann, [ann.line], code)
    await sandbox.press(again.url, 'expire')
    await expect
      .poll(async () => (await quote(bob, [bob.line], code)).promoRefused, { timeout: 30_000, interval: 500 })
      .toBeNull()
    const { order } = await buy(bob, [bob.line], code)
    expect(order.totals.discount).toBe(2.4)
    expect(await usedOf(made.id)).toMatchObject({ used: 1 })
    expect(await open(ann, [ann.line], code)).toMatchObject({ code: 'invalid_promo', error: USED_UP })
  }, 180_000)

  it('has the use of an order back that was taken back, once', async () => {
    const budgets = [
      { type: 'usage', limit: 1 },
      { type: 'spend', limit: 3, currency_code: 'gbp' },
      { type: 'use_by_attribute', attribute: 'customer_email', limit: 1 },
    ]
    const made = await Promise.all(
      budgets.map((budget) =>
        makePromotion(admin, { percent: 20, extra: { limit: 1 }, campaign: { budget } }),
      ),
    )
    const buyers = await Promise.all(made.map(() => newBuyer(backend)))
    const bought = await Promise.all(
      made.map(async ({ code, id }, at) => {
        const buyer = buyers[at] ?? ann
        const { orderId } = await buy(buyer, [buyer.line], code)
        expect(await usedOf(id)).toMatchObject({ used: 1 })
        await buyer.api.must('cancelOrder', { params: { id: orderId } })
        return { buyer, code, id }
      }),
    )
    for (const { id } of bought)
      await expect.poll(() => usedOf(id), { timeout: 100_000, interval: 500 }).toEqual({ used: 0, budget: 0 })
    // Who had it has it again; nothing is given back a second time for the first order.
    for (const { buyer, code, id } of bought) {
      await buy(buyer, [buyer.line], code)
      expect(await usedOf(id)).toMatchObject({ used: 1 })
    }
    const holds = await rows(
      databaseUrl,
      `select state, count(*)::int as n from promotion_hold where promotion_id = any($1) group by state order by state`,
      [made.map(({ id }) => id)],
    )
    expect(holds).toEqual([
      { state: 'counted', n: 3 },
      { state: 'returned', n: 3 },
    ])
  }, 240_000)

  it('is not used anew by letters that look like its own', async () => {
    const mark = Date.now().toString(36).toUpperCase()
    const { code, id } = await makePromotion(admin, {
      percent: 20,
      code: `KISSA${mark}`,
      campaign: { budget: { type: 'use_by_attribute', attribute: 'customer_id', limit: 1 } },
    })
    const buyer = await newBuyer(backend)
    await buy(buyer, [buyer.line], code)
    // Kelvin, long s, dotless i, Cyrillic and Greek, full width, a space of no width, and marks that stand over a letter.
    const signs = ['\u212aISSA', 'KI\u017f\u017fA', 'K\u0131SSA', 'KISS\u0410', '\u039aISSA', '\uff2bISSA']
    for (const look of [...signs, 'KI\u200bSSA', 'KISSA\u0301', 'K\u0130SSA'].map((each) => each + mark)) {
      const { promoRefused, discount, total } = await quote(buyer, [buyer.line], look)
      expect([typeof promoRefused, discount, total], look).toEqual(['string', null, 12])
      expect(await open(buyer, [buyer.line], look), look).toMatchObject({ code: 'invalid_promo' })
    }
    expect(await usedOf(id)).toMatchObject({ budget: 1 })
  }, 120_000)

  it('is used up for whoever has paid with it, also before that is counted', async () => {
    const limits = [
      { extra: { limit: 1 } },
      { campaign: { budget: { type: 'use_by_attribute', attribute: 'customer_id', limit: 1 } } },
    ]
    for (const limit of limits) {
      const made = await makePromotion(admin, { percent: 20, ...limit })
      await buy(ann, [ann.line], made.code)
      // As it is between the payment and its count; should the job count it again meanwhile, the answer is the same.
      await rows(
        databaseUrl,
        `with held as (update promotion_hold set state = 'held' where promotion_id = $1),
           unused as (update promotion set used = 0 where id = $1)
         delete from promotion_campaign_budget_usage u using promotion_campaign_budget b
         where b.id = u.budget_id and b.campaign_id = $2`,
        [made.id, made.campaign_id],
      )
      expect(await quote(ann, [ann.line], made.code)).toMatchObject({ promoRefused: USED_UP, total: 12 })
    }
  }, 120_000)

  it('is honoured when it was paid, whatever became of it meanwhile', async () => {
    const made = await makePromotion(admin, {
      percent: 25,
      extra: { limit: 5 },
      campaign: { budget: { type: 'usage', limit: 5 } },
    })
    const session = await mustOpen(ann, [ann.line], made.code)
    await rows(databaseUrl, 'update promotion set used = 5 where id = $1', [made.id])
    await rows(
      databaseUrl,
      `update promotion_campaign_budget set used = 5, raw_used = '{"value": "5", "precision": 20}' where campaign_id = $1`,
      [made.campaign_id],
    )
    await sandbox.pay(session.url)
    const { sessionId } = session
    const { orderId } = await ann.api.must('processPayment', { body: { sessionId } })
    expect(await adjustmentsOf(orderId)).toEqual([{ code: made.code, description: made.code, pence: 300 }])
    expect(await usedOf(made.id)).toEqual({ used: 6, budget: 6 })
    // Asked once more, nothing is counted once more.
    await ann.api.must('processPayment', { body: { sessionId } })
    expect(await usedOf(made.id)).toEqual({ used: 6, budget: 6 })
  }, 120_000)

  it('is not used on a second page while the first can be paid, or after it was', async () => {
    const made = await makePromotion(admin, { percent: 50, extra: { limit: 1 } })
    const { code } = made
    const other = await ann.make({ product: 'clear' })
    const first = await mustOpen(ann, [ann.line], code)
    const about = first.sessionId
    await sandbox.fault('stripe', {
      operation: 'checkout.sessions.expire',
      kind: 'error',
      status: 400,
      about,
    })
    expect(await open(ann, [other], code)).toMatchObject({ status: 503, code: 'provider_unavailable' })
    await loseTheNewsOf(stack, first.sessionId)
    expect((await sandbox.pay(first.url)).status).toBe(303)
    expect(await open(ann, [other], code)).toMatchObject({ code: 'invalid_promo', error: USED_UP })
    expect(await usedOf(made.id)).toMatchObject({ used: 1 })
    expect(await ordersOf(stack, ann.id)).toContain(
      (await ann.api.must('processPayment', { body: { sessionId: first.sessionId } })).orderId,
    )
    // What has no discount is not in the way of anything.
    await mustOpen(ann, [other])
  }, 120_000)

  it('for a first order is not used on two pages at once', async () => {
    const carl = await newBuyer(backend)
    const other = await carl.make({ product: 'clear' })
    const first = await mustOpen(carl, [carl.line], 'NEWUSER')
    await loseTheNewsOf(stack, first.sessionId)
    await sandbox.pay(first.url)
    expect(await open(carl, [other], 'NEWUSER')).toMatchObject({ status: 404, error: 'Invalid promo code' })
    expect(await ordersOf(stack, carl.id)).toHaveLength(1)
  }, 120_000)

  it('spends no more than its campaign has', async () => {
    const made = await makePromotion(admin, {
      percent: 50,
      campaign: { budget: { type: 'spend', limit: 10, currency_code: 'gbp' } },
    })
    await mustOpen(ann, [ann.line], made.code)
    expect(await quote(bob, [bob.line], made.code)).toMatchObject({ promoRefused: USED_UP })
    // Two lines, each of which would fit alone.
    const small = await bob.make({ product: 'clear' })
    expect(await quote(bob, [small, bob.line], made.code)).toMatchObject({ promoRefused: USED_UP })
    const { session } = await buy(ann, [ann.line], made.code)
    expect(session.amounts.discount).toBe(6)
    expect(await usedOf(made.id)).toMatchObject({ budget: 6 })
  }, 120_000)

  it('of which each may spend so much is spent by each, and given back to them', async () => {
    const budget = { type: 'spend_by_attribute', attribute: 'customer_id', limit: 10, currency_code: 'gbp' }
    const made = await makePromotion(admin, { percent: 50, campaign: { budget } })
    const spent = () =>
      rows<{ who: string; used: number; exactly: string }>(
        databaseUrl,
        `select u.attribute_value as who, u.used::float as used, u.raw_used->>'value' as exactly
         from promotion_campaign_budget_usage u join promotion_campaign_budget b on b.id = u.budget_id
         where b.campaign_id = $1 order by u.created_at`,
        [made.campaign_id],
      )
    const { session, orderId } = await buy(ann, [ann.line], made.code)
    expect(session.amounts.discount).toBe(6)
    await expect.poll(spent).toEqual([{ who: ann.id, used: 6, exactly: '6' }])
    expect(await quote(ann, [ann.line], made.code)).toMatchObject({ promoRefused: USED_UP })
    expect(await open(ann, [ann.line], made.code)).toMatchObject({ error: USED_UP })
    await buy(bob, [bob.line], made.code)
    await expect.poll(spent).toMatchObject([{ used: 6 }, { who: bob.id, used: 6 }])
    await ann.api.must('cancelOrder', { params: { id: orderId } })
    const counted = async () => (await spent()).map(({ used }) => used)
    await expect.poll(counted, { timeout: 100_000, interval: 500 }).toEqual([0, 6])
    await buy(ann, [ann.line], made.code)
  }, 240_000)

  it('that each may use once is used once by each', async () => {
    const made = await makePromotion(admin, {
      percent: 10,
      campaign: { budget: { type: 'use_by_attribute', attribute: 'customer_id', limit: 1 } },
    })
    await buy(ann, [ann.line], made.code)
    expect(await quote(ann, [ann.line], made.code)).toMatchObject({ promoRefused: USED_UP })
    expect(await open(ann, [ann.line], made.code)).toMatchObject({ error: USED_UP })
    expect(await quote(bob, [bob.line], made.code)).toMatchObject({ discount: { amount: 1.2 } })
    expect(await guest(backend).must('getPromotion', { params: { code: made.code } })).toMatchObject({
      percent: 10,
    })
    await buy(bob, [bob.line], made.code)
    const [row] = await rows<{ used: number }>(
      databaseUrl,
      `select sum(u.used)::int as used from promotion_campaign_budget_usage u
       join promotion_campaign_budget b on b.id = u.budget_id where b.campaign_id = $1`,
      [made.campaign_id],
    )
    expect(row).toEqual({ used: 2 })
  }, 120_000)
})

describe('a code that is guessed', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const addressOf = (test: 0 | 1 | 2) => `198.51.100.${test * 80 + Math.floor(Math.random() * 80) + 1}`
  const TOO_MANY = /^You have tried many promo codes\. Please try again in \d+ minutes?\.$/

  it('is told of twenty times in ten minutes, also to many tries at once; the same one again counts once', async () => {
    const headers = from(addressOf(0))
    const visitor = guest(backend)
    const ask = (code: string) => visitor.call('getPromotion', { params: { code }, headers })
    for (let n = 0; n < 5; n += 1) expect(await ask('GUESSSAME')).toMatchObject({ code: 'invalid_promo' })
    const answers = await Promise.all(Array.from({ length: 40 }, (_one, n) => ask(`GUESS${n}`)))
    expect(answers.filter((answer) => !answer.ok && answer.code === 'invalid_promo')).toHaveLength(19)
    const limited = answers.find(({ status }) => status === 429)
    expect(limited).toMatchObject({ code: 'rate_limited', error: expect.stringMatching(TOO_MANY) as string })
    expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(500)
    // Nor is a good one told from a bad one now.
    expect(await ask('SAVE10')).toMatchObject({ status: 429 })
    const { first } = await caseMaker(visitor)
    expect(
      await visitor.must('quoteCart', { body: { items: [first], promoCode: 'CASELOOM20' }, headers }),
    ).toMatchObject({ discount: null, total: 12, promoRefused: expect.stringMatching(TOO_MANY) as string })
    expect(await visitor.must('quoteCart', { body: { items: [first] }, headers })).toMatchObject({
      total: 12,
    })
    const elsewhere = await guest(backend).call('getPromotion', {
      params: { code: 'SAVE10' },
      headers: from('192.0.2.44'),
    })
    expect(elsewhere).toMatchObject({ ok: true, data: { percent: 10 } })
  }, 120_000)

  it('is not told of once more because the same one is asked for at the same time', async () => {
    const headers = from(addressOf(2))
    const ask = (code: string) => guest(backend).call('getPromotion', { params: { code }, headers })
    await Promise.all(Array.from({ length: 20 }, (_one, n) => ask(`USEDUP${n}`)))
    for (const code of ['SAVE10', 'TWICE1', 'TWICE2', 'CASELOOM20']) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => ask(code)))
      expect(
        answers.map(({ status }) => status),
        code,
      ).toEqual([429, 429, 429, 429, 429, 429])
    }
  }, 60_000)

  it('that is good counts never', async () => {
    const headers = from(addressOf(1))
    for (let n = 0; n < 25; n += 1)
      expect(
        await guest(backend).call('getPromotion', { params: { code: 'save10' }, headers }),
      ).toMatchObject({ ok: true })
  }, 60_000)

  it('is counted for a customer wherever they are, at the checkout too', async () => {
    const carl = await newShopper(backend)
    for (let n = 0; n < 20; n += 1)
      await carl.api.call('getPromotion', { params: { code: `CARL${n}` }, headers: from(`203.0.113.${n}`) })
    const body = { items: [ann.line], promoCode: 'SAVE10' }
    expect(await carl.api.call('createCheckoutSession', { body })).toMatchObject({ code: 'rate_limited' })
  }, 60_000)
})
