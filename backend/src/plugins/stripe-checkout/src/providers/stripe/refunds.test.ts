import { describe, expect, it } from 'vitest'
import { planRefund, type MadeRefund } from './refunds'

let count = 0
const made = (amount: number, request: string | null, status = 'succeeded'): MadeRefund => ({
  id: `re_${++count}`,
  amount,
  status,
  metadata: request ? { refund_request: request } : {},
})
/** A payment of £14.10, of which rows `kept` are in Medusa's table. */
function plan(pence: number, refunds: MadeRefund[], kept: string[] = []) {
  const isKnown = (request: string) => kept.includes(request)
  const { due, adopt } = planRefund({ received: 1410, pence, request: 'now', refunds, isKnown })
  return [due, adopt.map(({ amount }) => amount)]
}

describe('planRefund', () => {
  it('makes the first refund', () => expect(plan(1410, [])).toEqual([1410, []]))

  it('does not repeat the same request', () => expect(plan(500, [made(500, 'now')])).toEqual([0, []]))

  it('makes a second part that was asked for beside the first', () =>
    expect(plan(500, [made(500, 'first')], ['first'])).toEqual([500, []]))

  it('takes a part whose answer was lost for its own, though it was asked for with another row', () =>
    expect(plan(500, [made(500, 'lost')])).toEqual([0, [500]]))

  it('takes one of two lost answers, where the other was another wish', () => {
    expect(plan(500, [made(300, 'first'), made(500, 'lost')], ['first'])).toEqual([0, [500]])
    expect(plan(300, [made(500, 'lost')])).toEqual([300, []])
  })

  it('gives the rest back after a part whose answer was lost', () =>
    expect(plan(1410, [made(500, 'lost')])).toEqual([910, [500]]))

  it('gives no more back than was taken, also beside refunds from Stripe’s dashboard', () => {
    expect(plan(1410, [made(1410, null)])).toEqual([0, []])
    expect(plan(1410, [made(500, null)])).toEqual([910, []])
    expect(plan(500, [made(500, null)])).toEqual([500, []])
  })

  it.each(['failed', 'canceled'])('makes it again after one that %s', (status) =>
    expect(plan(1410, [made(1410, 'now', status), made(1410, 'lost', status)])).toEqual([1410, []]),
  )
})
