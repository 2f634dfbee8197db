import { describe, expect, it } from 'vitest'
import { attentionOf, isOdd } from './attention'
import { approvalRow, bundleOf, submissionRow } from './order-fixture'

const NOW = new Date('2026-11-22T12:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const held = (hours: number | null) => ({
  payment_collections: [
    {
      payments: [
        {
          id: 'pay_1',
          amount: 29.8,
          data: hours === null ? {} : { capture_before: NOW.getTime() / 1000 + hours * 3600 },
        },
      ],
    },
  ],
})

describe('what needs attention', () => {
  it.each([
    [72, []],
    [48, ['The bank’s authorisation lapses in 2 days.']],
    [47.5, ['The bank’s authorisation lapses in 47 hours.']],
    [1, ['The bank’s authorisation lapses in 1 hour.']],
    [0.5, ['The bank’s authorisation lapses in less than an hour.']],
    [0, ['The bank no longer holds the money: its authorisation has lapsed.']],
    [null, []],
  ])('an authorisation with %s hours left', (hours, expected) => {
    const approval = approvalRow({ status: 'pending_admin_approval', updated_at: hoursAgo(1) })
    expect(attentionOf(bundleOf({ approval, submission: null, order: held(hours) }), NOW)).toEqual(expected)
  })

  it.each([
    [72, []],
    [47.5, ['The bank’s authorisation lapses in about 47 hours.']],
    [0.5, ['The bank’s authorisation lapses in about 1 hour.']],
    [-1, ['The bank may let go of the money any time now: Stripe does not say until when it is held.']],
  ])('one that Stripe tells no end of, with about %s hours left', (hours, expected) => {
    const approval = approvalRow({ status: 'pending_admin_approval', updated_at: hoursAgo(1) })
    const { checkout } = bundleOf()
    const supposed = { ...checkout, supposedEnd: hoursAgo(-hours) }
    const bundle = bundleOf({ approval, submission: null, order: held(null), checkout: supposed })
    expect(attentionOf(bundle, NOW)).toEqual(expected)
  })

  it.each([
    ['pending_admin_approval', 23, []],
    ['pending_admin_approval', 25, ['It has waited for a decision for 25 hours.']],
    ['pending_admin_approval', 49, ['It has waited for a decision for 2 days.']],
    ['processing', 0.1, []],
    ['processing', 1, ['It is still being processed; the shop goes on trying by itself.']],
    ['rejecting', 1, ['Its payment is not given back yet; the shop goes on trying by itself.']],
    ['cancelling', 1, ['Its payment is not given back yet; the shop goes on trying by itself.']],
    ['cancelled', 100, []],
    ['rejected', 100, []],
  ] as const)('%s for %s hours', (status, hours, expected) => {
    const approval = approvalRow({ status, updated_at: hoursAgo(hours) })
    expect(attentionOf(bundleOf({ approval, submission: null, order: held(null) }), NOW)).toEqual(expected)
  })

  it.each([
    ['one that has waited for long', 100, 72],
    ['one whose authorisation lapses soon', 1, 5],
  ])('%s need not be looked at by itself', (_what, waited, left) => {
    const approval = approvalRow({ status: 'pending_admin_approval', updated_at: hoursAgo(waited) })
    const bundle = bundleOf({ approval, submission: null, order: held(left) })
    expect(attentionOf(bundle, NOW)).toHaveLength(1)
    expect(isOdd(bundle)).toBe(false)
  })

  it('a print that failed, or of which Prodigi reports something', () => {
    const failed = approvalRow({ status: 'fulfillment_failed', reason: 'Prodigi answered 500' })
    expect(attentionOf(bundleOf({ approval: failed, order: held(null) }), NOW)).toEqual([
      'Sending it to print failed: Prodigi answered 500',
    ])
    const submission = submissionRow({
      issues: [{ code: null, says: 'The file could not be fetched', url: null }],
    })
    expect(attentionOf(bundleOf({ submission }), NOW)).toEqual([
      'Prodigi reports: The file could not be fetched',
    ])
    const heldBack = submissionRow({ last_error: 'Prodigi holds the print back until its pause window ends' })
    expect(attentionOf(bundleOf({ submission: heldBack }), NOW)).toEqual([
      'Prodigi holds the print back until its pause window ends',
    ])
  })

  it.each([
    ['ord_1', 'in_progress', ['Prodigi prints this order, although its payment was given back']],
    ['ord_1', 'shipped', ['Prodigi prints this order, although its payment was given back']],
    ['ord_1', 'cancelled', []],
    [null, 'prepared', []],
  ] as const)('a withdrawn print %s that is %s', (prodigi_order_id, status, expected) => {
    const approval = approvalRow({ status: 'rejected' })
    const submission = submissionRow({ prodigi_order_id, status, withdrawn_at: NOW })
    expect(attentionOf(bundleOf({ approval, submission, order: held(null) }), NOW)).toEqual(
      expected.map((words) => expect.stringContaining(words) as string),
    )
    const kept = submissionRow({ prodigi_order_id, status })
    expect(attentionOf(bundleOf({ approval, submission: kept, order: held(null) }), NOW)).toEqual([])
  })

  const returned = (amount: number) => ({
    payment_collections: [
      {
        payments: [
          {
            id: 'pay_1',
            amount: 29.8,
            captured_at: NOW,
            captures: [{ id: 'cap_1', amount: 29.8 }],
            refunds: [{ id: 'ref_1', amount }],
          },
        ],
      },
    ],
    transactions: [{ reference: 'refund', reference_id: 'ref_1' }],
  })

  it.each([
    ['fulfillment_failed', 5, ['£5.00 of its payment has been refunded.']],
    ['pending_admin_approval', 29.8, [expect.stringContaining('was refunded: reject it') as string]],
    ['rejected', 29.8, []],
  ] as const)('%s, of which £%s went back', (status, amount, expected) => {
    const approval = approvalRow({ status, reason: 'No lab', updated_at: NOW })
    const order = returned(amount)
    const said = attentionOf(bundleOf({ approval, order }), NOW)
    expect(said.filter((sentence) => sentence.includes('refunded'))).toEqual(expected)
    expect(isOdd(bundleOf({ approval, order }))).toBe(expected.length > 0)
  })

  it.each([
    ['in_progress', 29.8, '£29.80'],
    ['in_progress', 5, '£5.00'],
    ['delivered', 29.8, null],
    ['cancelled', 29.8, null],
  ] as const)('a print that is %s, and of which £%s went back', (status, amount, said) => {
    const bundle = bundleOf({ submission: submissionRow({ status }), order: returned(amount) })
    expect(attentionOf(bundle, NOW)).toEqual(
      said === null
        ? []
        : [
            `${said} of its payment has been refunded, and it is with the printer: cancel its print if it is not to be made.`,
          ],
    )
    expect(isOdd(bundle)).toBe(false)
  })

  it('a cart that may have been paid twice', () => {
    const approval = approvalRow({ status: 'pending_admin_approval', updated_at: NOW })
    const order = { ...held(null), metadata: { possible_duplicate_of: 'order_2' } }
    expect(attentionOf(bundleOf({ approval, order }), NOW)).toEqual([
      'The same cart may have been paid twice: look at order order_2, too.',
    ])
    expect(isOdd(bundleOf({ approval, order }))).toBe(true)
  })
})
