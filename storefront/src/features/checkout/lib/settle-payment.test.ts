import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '~/lib/api-errors'
import type { ErrorCode } from '@caseloom/contract'
import { firstSettlement } from './settled'
import { pauseBefore, settlePayment } from './settle-payment'

const status =
  (word: 'open' | 'complete' | 'expired', payment_status = word === 'complete' ? 'paid' : 'unpaid') =>
  () =>
    Promise.resolve({ status: word, payment_status, customer_email: null, orderId: null, message: null })
const order = () => Promise.resolve({ orderId: 'o', orderNumber: 7, orders: [], alreadyProcessed: false })
const refuse = (code: ErrorCode, httpStatus: number) => () =>
  Promise.reject(new ApiError({ code, status: httpStatus, message: code }))
const lost = () => Promise.reject(new NetworkError('offline'))

test('a paid session becomes its order', async () => {
  expect(await settlePayment({ status: status('complete'), process: order })).toMatchObject({
    kind: 'done',
    orderNumber: 7,
    free: false,
    message: 'Payment successful! Your order is confirmed.',
    keepCart: false,
  })
})

test('an order of nothing is told without a payment', async () => {
  const calls = { status: status('complete', 'no_payment_required'), process: order }
  expect(await settlePayment(calls)).toMatchObject({
    kind: 'done',
    free: true,
    message: 'Your order is confirmed. There was nothing to pay.',
  })
})

test.each([
  ['expired', status('expired'), order, 'failed', 'Payment session expired. Please try again.'],
  ['open', status('open'), order, 'failed', 'Payment was not completed. Please try again.'],
  ['a stranger’s', refuse('not_found', 404), order, 'unknown', 'Unable to verify payment status.'],
  [
    'not paid after all',
    status('complete'),
    refuse('payment_incomplete', 402),
    'failed',
    'Payment was not completed. Please try again.',
  ],
] as const)('%s keeps the cart', async (_name, first, second, kind, message) => {
  expect(await settlePayment({ status: first, process: second })).toEqual({ kind, message, keepCart: true })
})

const BUSY = [
  ['rate_limited', 429],
  ['internal', 500],
  ['fulfillment_failed', 502],
  ['provider_unavailable', 503],
  ['storage_full', 507],
] as const

test.each(BUSY)(
  'a look that is answered %s (%i) proves nothing: checked again, with the cart',
  async (...no) => {
    expect(await settlePayment({ status: refuse(...no), process: order })).toEqual({
      kind: 'checking',
      paid: false,
      free: false,
      message: 'Unable to verify payment status.',
      keepCart: true,
    })
  },
)

test.each([...BUSY, ['conflict', 409], ['not_found', 404], ['forbidden', 403]] as const)(
  'an order that is answered %s (%i) is none: checked again, with the cart',
  async (...no) => {
    expect(await settlePayment({ status: status('complete'), process: refuse(...no) })).toEqual({
      kind: 'checking',
      paid: true,
      free: false,
      message: 'Order processing encountered an issue, but payment was successful',
      keepCart: true,
    })
  },
)

test.each([
  ['the look', lost, order, false, 'Error verifying payment. Please contact support.'],
  [
    'the order',
    status('complete'),
    lost,
    true,
    'Order processing failed, but payment was successful. Please contact support.',
  ],
  [
    'an order that may not be paid',
    status('complete', 'unpaid'),
    lost,
    false,
    'Error verifying payment. Please contact support.',
  ],
] as const)(
  '%s whose answer is lost is checked again, with the cart',
  async (_name, first, second, paid, message) => {
    expect(await settlePayment({ status: first, process: second })).toEqual({
      kind: 'checking',
      paid,
      free: false,
      message,
      keepCart: true,
    })
  },
)

test('what a bank still thinks about is neither paid nor failed', async () => {
  const calls = { status: status('complete', 'unpaid'), process: refuse('payment_incomplete', 402) }
  expect(await settlePayment(calls)).toEqual({
    kind: 'checking',
    paid: false,
    free: false,
    message: 'Your bank has not confirmed the payment yet.',
    keepCart: true,
  })
})

test('one that a person has ended says what they did', async () => {
  const message = 'This payment has been given back to you. Please order again.'
  const ended = {
    status: 'expired',
    payment_status: 'unpaid',
    customer_email: null,
    orderId: null,
    message,
  } as const
  expect(await settlePayment({ status: () => Promise.resolve(ended), process: order })).toEqual({
    kind: 'ended',
    message,
    keepCart: true,
  })
})

test('the pauses between looks grow, and end at a minute', () => {
  const pauses = Array.from({ length: 9 }, (_, look) => pauseBefore(look))
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other))
  expect([pauses[0], pauses[8]]).toEqual([3_000, 60_000])
})

test('paid and being completed: the shop knows, so the cart goes', async () => {
  const calls = { status: status('complete'), process: refuse('payment_in_review', 409) }
  expect(await settlePayment(calls)).toMatchObject({ kind: 'completing', keepCart: false })
})

test.each([
  ['in review', refuse('payment_in_review', 409), { kind: 'completing', keepCart: false }],
  ['busy', refuse('not_ready', 503), { kind: 'checking', paid: true, keepCart: true }],
  ['lost', lost, { kind: 'checking', paid: true, keepCart: true }],
] as const)('an order of nothing that is %s speaks of no payment', async (_name, process, outcome) => {
  expect(await settlePayment({ status: status('complete', 'no_payment_required'), process })).toEqual({
    ...outcome,
    free: true,
    message: 'Order processing encountered an issue. There was nothing to pay.',
  })
})

test('nothing is processed before it is paid', async () => {
  let processed = 0
  await settlePayment({ status: status('open'), process: () => ((processed += 1), order()) })
  expect(processed).toBe(0)
})

test('an expired sign-in flies on', async () => {
  await expect(
    settlePayment({ status: refuse('unauthenticated', 401), process: order }),
  ).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a payment empties the cart once', () => {
  localStorage.clear()
  expect([firstSettlement('cs_1'), firstSettlement('cs_1'), firstSettlement('cs_2')]).toEqual([
    true,
    false,
    true,
  ])
})
