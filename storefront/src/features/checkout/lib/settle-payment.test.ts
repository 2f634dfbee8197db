import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '~/lib/api-errors'
import type { ErrorCode } from '@caseloom/contract'
import { firstSettlement } from './settled'
import { settlePayment } from './settle-payment'

const status = (word: 'open' | 'complete' | 'expired') => () =>
  Promise.resolve({ status: word, payment_status: 'unpaid', customer_email: null, orderId: null })
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
  const calls = {
    status: async () => ({ ...(await status('complete')()), payment_status: 'no_payment_required' }),
    process: order,
  }
  expect(await settlePayment(calls)).toMatchObject({
    kind: 'done',
    free: true,
    message: 'Your order is confirmed. There was nothing to pay.',
  })
})

test.each([
  ['expired', status('expired'), order, 'failed', 'Payment session expired. Please try again.'],
  ['open', status('open'), order, 'failed', 'Payment was not completed. Please try again.'],
  ['status refused', refuse('not_found', 404), order, 'unknown', 'Unable to verify payment status.'],
  ['status lost', lost, order, 'unknown', 'Error verifying payment. Please contact support.'],
  [
    'not paid after all',
    status('complete'),
    refuse('payment_incomplete', 402),
    'failed',
    'Payment was not completed. Please try again.',
  ],
  [
    'answer lost',
    status('complete'),
    lost,
    'paid_unconfirmed',
    'Order processing failed, but payment was successful. Please contact support.',
  ],
] as const)('%s keeps the cart', async (_name, first, second, kind, message) => {
  expect(await settlePayment({ status: first, process: second })).toEqual({ kind, message, keepCart: true })
})

test('paid and being completed: the shop knows, so the cart goes', async () => {
  const calls = { status: status('complete'), process: refuse('payment_in_review', 409) }
  expect(await settlePayment(calls)).toMatchObject({ kind: 'completing', keepCart: false })
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
