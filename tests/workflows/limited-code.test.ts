import { expect, inject, it } from 'vitest'
import { crowd, eachOf } from '../support/crowd'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { makePromotion } from '../support/promotions'
import { sandboxClient } from '../support/sandbox-client'

/** `npm run test:limits` sends a hundred buyers for ten uses. */
const BUYERS = Number(process.env.LIMIT_BUYERS ?? 12)
const USES = Number(process.env.LIMIT_USES ?? 3)
const EACH_MS = 15_000

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const USED_UP = { code: 'invalid_promo', error: 'This promo code has been used up' }

it(
  'a code is honoured for exactly as many as it has uses, however many come at once',
  async () => {
    const { code, id } = await makePromotion(await merchandiser(stack.backend), {
      percent: 50,
      extra: { limit: USES },
      campaign: { budget: { type: 'usage', limit: USES } },
    })
    const buyers = await crowd(stack, BUYERS)
    const began = performance.now()
    const answers = await Promise.all(
      buyers.map(({ api, line }) =>
        api.call('createCheckoutSession', { body: { items: [line], promoCode: code, expectedTotal: 6 } }),
      ),
    )
    const took = performance.now() - began
    const opened = answers.flatMap((answer, index) => {
      const buyer = buyers[index]
      return answer.ok && buyer ? [{ buyer, session: answer.data }] : []
    })
    for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject(USED_UP)
    expect(opened).toHaveLength(USES)

    // One leaves again: whoever asks next has it, once.
    const [gone] = opened
    if (!gone) throw new Error('Nobody got in')
    await sandbox.press(gone.session.url, 'expire')
    const late = buyers.filter((_buyer, index) => !answers[index]?.ok)
    const open = ({ api, line }: (typeof buyers)[number]) =>
      api.call('createCheckoutSession', { body: { items: [line], promoCode: code } })
    let next: (typeof opened)[number] | undefined
    await expect
      .poll(
        async () => {
          const [buyer] = late
          const answer = buyer && (await open(buyer))
          if (buyer && answer?.ok) next = { buyer, session: answer.data }
          return answer?.ok
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toBe(true)
    expect(await eachOf(late.slice(1), async (buyer) => (await open(buyer)).ok)).not.toContain(true)

    const paid = [...opened.slice(1), ...(next ? [next] : [])]
    await eachOf(paid, async ({ buyer, session }) => {
      expect((await sandbox.pay(session.url)).status).toBe(303)
      await buyer.api.must('processPayment', { body: { sessionId: session.sessionId } })
    })
    const honoured = await rows<{ orders: number; pence: number }>(
      stack.databaseUrl,
      `select count(distinct i.order_id)::int as orders, round(sum(a.amount) * 100)::int as pence
       from order_line_item_adjustment a join order_item i on i.item_id = a.item_id
       where a.promotion_id = $1 and a.deleted_at is null`,
      [id],
    )
    expect(honoured).toEqual([{ orders: USES, pence: USES * 600 }])
    const counted = await rows(
      stack.databaseUrl,
      `select p.used, b.used::int as budget from promotion p
       join promotion_campaign_budget b on b.campaign_id = p.campaign_id where p.id = $1`,
      [id],
    )
    expect(counted).toEqual([{ used: USES, budget: USES }])
    expect(await eachOf(late.slice(1, 3), open)).toMatchObject(late.slice(1, 3).map(() => USED_UP))
    console.log(`${BUYERS} buyers at once, ${USES} uses: answered in ${(took / 1000).toFixed(1)} s`)
  },
  60_000 + BUYERS * EACH_MS,
)
