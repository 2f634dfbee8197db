import { describe, expect, it } from 'vitest'
import type { LinkedAdjustment } from '../bundle'
import { attentionOf } from '../attention'
import { approvalRow, bundleOf, submissionRow } from '../order-fixture'
import { presentRows } from '../order-row'
import { cannotAsk } from './cannot-ask'
import { isAdjusted, rowAdjustment } from './present'
import { stateOf } from './state'

const NOW = new Date('2026-11-22T09:00:00Z')
const design = (recipeHash: string) => ({
  recipeHash,
  designId: 'des_1',
  designName: 'Fox',
  imageUrl: '/x.webp',
  aiGenerated: true,
})
const asked = (part: Partial<LinkedAdjustment> = {}): LinkedAdjustment => ({
  id: 'apad_1',
  order_id: 'order_1',
  line_id: 'ordli_1',
  round: 2,
  remark: 'Lower, please',
  asked_by: 'admin@caseloom.test',
  deadline: new Date('2026-11-24T09:00:00Z'),
  before: design('a'),
  after: null,
  answered_at: null,
  created_at: NOW,
  token: 'apad_1.1.s',
  ...part,
})
const status = (word: Parameters<typeof approvalRow>[0]) => approvalRow({ decided_by: null, ...word })

describe('how a link stands', () => {
  const waiting = { approval: status({ status: 'adjustment_requested' }), adjustments: [asked()] }

  it.each([
    ['open', asked(), waiting],
    ['expired', asked({ deadline: NOW }), waiting],
    ['answered', asked({ answered_at: NOW }), waiting],
    ['closed', asked({ round: 1 }), waiting],
    ['closed', asked(), { ...waiting, approval: status({ status: 'processing' }) }],
    ['closed', asked(), { ...waiting, approval: status({ status: 'rejected' }) }],
    ['closed', asked(), { ...waiting, approval: status({ status: 'cancelled', decided_by: 'customer' }) }],
    ['expired', asked(), { ...waiting, approval: status({ status: 'cancelled', decided_by: 'deadline' }) }],
  ])('%s', (state, row, bundle) => {
    expect(stateOf(row, bundle, NOW).state).toBe(state)
  })

  it('says that the order is cancelled once it is, and not before: it may be kept', () => {
    const late = asked({ deadline: NOW })
    expect(stateOf(late, waiting, NOW).says).toBe(
      'The time for this change is over. We are looking at your order.',
    )
    const over = { ...waiting, approval: status({ status: 'cancelled', decided_by: 'deadline' }) }
    expect(stateOf(late, over, NOW).says).toContain(
      'The order is cancelled, and any payment for it is released or refunded.',
    )
  })
})

describe('asking', () => {
  const settings = { days: 3, capture: 'manual' } as const
  const held = {
    payment_collections: [
      {
        payments: [
          {
            id: 'pay_1',
            amount: 29.8,
            data: { capture_before: Math.floor(NOW.getTime() / 1000) + 6 * 86_400 },
            captures: [],
            refunds: [],
          },
        ],
      },
    ],
  }
  const taken = {
    payment_collections: [
      {
        payments: [
          { id: 'p', amount: 29.8, captured_at: NOW, captures: [{ id: 'c', amount: 29.8 }], refunds: [] },
        ],
      },
    ],
  }
  const refunded = {
    payment_collections: taken.payment_collections.map(({ payments }) => ({
      payments: payments.map((payment) => ({ ...payment, refunds: [{ id: 'r', amount: 29.8 }] })),
    })),
    transactions: [{ reference: 'refund', reference_id: 'r' }],
  }
  const pending = approvalRow({ status: 'pending_admin_approval' })
  const failed = approvalRow({ status: 'fulfillment_failed' })

  it('goes while nothing was taken and nothing handed over', () => {
    for (const approval of [pending, failed])
      expect(cannotAsk(bundleOf({ approval, submission: null, order: held }), settings, NOW)).toBeNull()
  })

  it('needs time before the money is supposed to be let go of, where Stripe tells no end', () => {
    const refusal = (hours: number) => {
      const supposedEnd = new Date(NOW.getTime() + hours * 3_600_000)
      const checkout = { ...bundleOf().checkout, supposedEnd }
      const order = { payment_collections: [{ payments: [{ id: 'pay_1', amount: 29.8 }] }] }
      const bundle = bundleOf({ approval: pending, submission: null, order, checkout })
      return cannotAsk(bundle, settings, NOW)
    }
    expect(refusal(19)).toBeNull()
    expect(refusal(17)).toContain('lets go of the money too soon')
  })

  it.each([
    ['handed to the printer', { approval: failed, submission: submissionRow(), order: held }],
    ['taken already', { approval: failed, submission: null, order: taken }],
    ['refunded', { approval: pending, submission: null, order: refunded }],
    ['cancelled in Medusa', { approval: pending, submission: null, order: { ...held, status: 'canceled' } }],
    ['processed already', { approval: approvalRow(), submission: null, order: held }],
  ])('says that the order was %s', (words, part) => {
    expect(cannotAsk(bundleOf(part), settings, NOW)).toContain(words)
  })

  it('goes where the money is always taken at the checkout', () => {
    const bundle = bundleOf({ approval: pending, submission: null, order: taken })
    expect(cannotAsk(bundle, { ...settings, capture: 'on_payment' }, NOW)).toBeNull()
  })
})

describe('what people see of it', () => {
  it('is the line’s own, with the link until it is answered', () => {
    const approval = approvalRow({ status: 'adjustment_requested' })
    const open = bundleOf({ approval, adjustments: [asked()] })
    const [first, second] = open.order.items
    if (!first || !second) throw new Error('Two lines')
    expect(rowAdjustment(open, first, NOW)).toMatchObject({ remark: 'Lower, please', token: 'apad_1.1.s' })
    expect(rowAdjustment(open, second, NOW)).toBeNull()
    const sent = bundleOf({ approval, adjustments: [asked({ answered_at: NOW })] })
    expect(rowAdjustment(sent, first, NOW)).toMatchObject({ token: null })
  })

  it('is nothing once the time for it is over: then the order awaits a decision', () => {
    const approval = approvalRow({ status: 'adjustment_requested' })
    const rowUntil = (deadline: Date) =>
      presentRows(bundleOf({ approval, submission: null, adjustments: [asked({ deadline })] }))[0]
    expect(rowUntil(new Date('2999-01-01'))).toMatchObject({
      status: 'adjustment_requested',
      adjustment: { token: 'apad_1.1.s' },
    })
    expect(rowUntil(new Date('2026-01-01'))).toMatchObject({
      status: 'pending_admin_approval',
      adjustment: null,
    })
  })

  it.each([
    ['a moment ago', 0, {}, 0],
    ['an hour ago', 1, {}, 1],
    ['an hour ago, after the change had come', 1, { answered_at: NOW }, 0],
  ] as const)('tells administrators where the time ended %s', (_when, hours, part, told) => {
    const approval = approvalRow({ status: 'adjustment_requested' })
    const deadline = new Date(NOW.getTime() - hours * 3_600_000)
    const bundle = bundleOf({ approval, submission: null, adjustments: [asked({ deadline, ...part })] })
    const kept = attentionOf(bundle, NOW).filter((words) => words.startsWith('No change came in time, but'))
    expect(kept).toHaveLength(told)
  })

  it('marks a changed order until somebody decides on it', () => {
    const adjustments = [asked({ answered_at: NOW })]
    expect(
      isAdjusted(bundleOf({ approval: approvalRow({ status: 'pending_admin_approval' }), adjustments })),
    ).toBe(true)
    expect(isAdjusted(bundleOf({ approval: approvalRow(), adjustments }))).toBe(false)
  })
})
