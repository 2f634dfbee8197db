import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearToasts, type Said } from '~/lib/toast'
import { usePaymentOutcome } from './use-payment-outcome'

const paid = { status: 'complete', payment_status: 'paid', customer_email: null, orderId: null }
const order = { orderId: 'order_1', orderNumber: 7, orders: [], alreadyProcessed: false }
const answered = (data: unknown) => () => Response.json({ success: true, data })
const refused = (status: number, code: string) => () =>
  Response.json({ success: false, code, message: code, error: code }, { status })

let said: Said[] = []
let leave = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  said = []
  leave = hearToasts((one) => said.push(one))
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let payments = 0
/** The payment page, to whose calls the shop answers in turn; the last answer goes on. */
async function opened(...answers: { status?: () => Response; process?: () => Response }[]) {
  let turn = -1
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const about = url.includes('session-status') ? 'status' : 'process'
    if (about === 'status') turn = Math.min(turn + 1, answers.length - 1)
    asked.push(about)
    const answer = answers[turn]?.[about]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  const clearCart = vi.fn()
  const sessionId = `cs_test_${(payments += 1)}`
  const { result } = renderHook(() =>
    usePaymentOutcome({ sessionId, email: 'ada@example.test', cartItems: [], clearCart }),
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  return { result, clearCart, asked, wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) }
}

it('keeps the cart while the shop is busy, looks again by itself, and empties it with the order', async () => {
  const page = await opened(
    { status: refused(503, 'provider_unavailable') },
    { status: answered(paid), process: refused(500, 'internal') },
    { status: answered(paid), process: answered(order) },
  )
  expect(page.result.current.outcome).toMatchObject({ kind: 'checking', paid: false })
  await page.wait(3_000)
  expect(page.result.current.outcome).toMatchObject({ kind: 'checking', paid: true })
  expect(page.clearCart).not.toHaveBeenCalled()
  await page.wait(5_000)
  expect(page.result.current.outcome).toMatchObject({ kind: 'done', orderNumber: 7 })
  expect(page.clearCart).toHaveBeenCalledTimes(1)
  const calls = page.asked.length
  await page.wait(120_000)
  expect(page.asked).toHaveLength(calls)
})

it('says once what it finds by itself, and each time what it finds when asked', async () => {
  const page = await opened({ status: refused(429, 'rate_limited') })
  await page.wait(3_000)
  await page.wait(5_000)
  expect(page.asked).toHaveLength(3)
  expect(said.map(({ words }) => words)).toEqual(['Unable to verify payment status.'])
  await act(async () => {
    page.result.current.again()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(page.asked).toHaveLength(4)
  expect(said).toHaveLength(2)
  expect(page.result.current.busy).toBe(false)
  expect(page.clearCart).not.toHaveBeenCalled()
})

it('empties the cart for a payment that is in review, once, and shows its order as soon as there is one', async () => {
  const page = await opened(
    { status: answered(paid), process: refused(409, 'payment_in_review') },
    { status: answered(paid), process: answered(order) },
  )
  expect(page.result.current.outcome).toMatchObject({ kind: 'completing' })
  expect(page.clearCart).toHaveBeenCalledTimes(1)
  await page.wait(3_000)
  expect(page.result.current.outcome).toMatchObject({ kind: 'done' })
  expect(page.clearCart).toHaveBeenCalledTimes(1)
  expect(said.map(({ words }) => words)).toContain('Order processing completed!')
})

it('does not ask again for what has failed for good', async () => {
  const page = await opened({ status: answered({ ...paid, status: 'expired', payment_status: 'unpaid' }) })
  expect(page.result.current.outcome).toMatchObject({ kind: 'failed' })
  await page.wait(120_000)
  expect(page.asked).toEqual(['status'])
  expect(page.clearCart).not.toHaveBeenCalled()
})

it('says nothing beside the page of a payment that a person has ended', async () => {
  const message = 'This payment has been given back to you.'
  const page = await opened({
    status: answered({ ...paid, status: 'expired', payment_status: 'unpaid', message }),
  })
  expect(page.result.current.outcome).toMatchObject({ kind: 'ended', message })
  expect(said).toEqual([])
})
