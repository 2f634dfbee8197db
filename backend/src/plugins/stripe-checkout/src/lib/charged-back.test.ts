import type Stripe from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { chargedBack, PaymentDisputed, refundUnlessLost, withLost } from './charged-back'

type Made = { amount: number; key: string | undefined }
let made: Made[] = []
beforeEach(() => {
  made = []
})

/** Stripe as it answers of a payment of £20, `left` pence of which can be refunded. */
const stripe = (left: number, disputes: { status: string; amount: number }[], code = 'charge_disputed') =>
  ({
    refunds: {
      create: ({ amount }: { amount: number }, { idempotencyKey: key }: Stripe.RequestOptions) => {
        if (amount > left) return Promise.reject(Object.assign(new Error('Refused'), { code }))
        made.push({ amount, key })
        return Promise.resolve({})
      },
    },
    disputes: { list: () => Promise.resolve({ data: disputes }) },
  }) as unknown as Stripe

const refund = (from: Stripe, key?: string) =>
  refundUnlessLost(
    from,
    { payment_intent: 'pi_1', amount: 2000 },
    key === undefined ? {} : { idempotencyKey: key },
  )

describe('a refund', () => {
  it('is made whole where no bank has taken the money', async () => {
    expect(await refund(stripe(2000, []), 'ref_1')).toBe(0)
    expect(made).toEqual([{ amount: 2000, key: 'ref_1' }])
  })

  it('is none of what a bank has given back', async () => {
    expect(await refund(stripe(0, [{ status: 'lost', amount: 2000 }]))).toBe(2000)
    expect(made).toEqual([])
  })

  it('is made of the rest, under a key of its own', async () => {
    const disputes = [
      { status: 'lost', amount: 800 },
      { status: 'won', amount: 500 },
    ]
    expect(await refund(stripe(1200, disputes), 'ref_1')).toBe(800)
    expect(await refund(stripe(1200, disputes))).toBe(800)
    expect(made).toEqual([
      { amount: 1200, key: 'ref_1:rest' },
      { amount: 1200, key: undefined },
    ])
  })

  it.each(['needs_response', 'under_review'])('waits while the bank decides (%s)', async (status) => {
    const disputes = [
      { status, amount: 500 },
      { status: 'lost', amount: 1500 },
    ]
    await expect(refund(stripe(0, disputes))).rejects.toThrow(PaymentDisputed)
    expect(made).toEqual([])
  })

  it('fails as ever where it is refused for another reason, or for none that can be seen', async () => {
    await expect(refund(stripe(0, [{ status: 'lost', amount: 2000 }], 'api_error'))).rejects.toThrow(
      'Refused',
    )
    await expect(refund(stripe(0, [{ status: 'won', amount: 2000 }]))).rejects.toThrow('Refused')
  })
})

describe('what a payment remembers of it', () => {
  it('is there in pounds, beside what it knew', () => {
    const data = withLost({ id: 'cs_1' }, 850)
    expect(data).toMatchObject({ id: 'cs_1' })
    expect(chargedBack(data ?? null)).toBe(8.5)
  })

  it('is nothing where no bank gave anything back', () => {
    expect(withLost({ id: 'cs_1' }, 0)).toEqual({ id: 'cs_1' })
    for (const data of [null, {}, { id: 'cs_1' }]) expect(chargedBack(data)).toBe(0)
  })
})
