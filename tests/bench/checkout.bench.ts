import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAddress, designedLine, newShopper } from '../support/actors'
import { sandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'
import { CallLog } from './call-log'
import { markdown } from './table'

const CHECKOUTS = Number(process.env.BENCH_CHECKOUTS ?? 100)
const WARM_UP = 10
const OPEN = 'open the payment page'
const AGAIN = 'return: once more'
/** What `POST /payment/create-checkout-session` and an answer from the shop's own rows may take, p95. */
const OPENED_WITHIN_MS = 400
const ANSWERED_WITHIN_MS = 100

let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({ storefront: false, settings: { NODE_ENV: 'production' } })
})
afterAll(() => stack.stop())

it('checkouts, one after the other', async () => {
  const log = new CallLog()
  const { api } = await newShopper(stack.backend)
  await addAddress(api)
  const { line } = await designedLine(api)
  for (let turn = 0; turn < WARM_UP + CHECKOUTS; turn += 1) {
    if (turn === WARM_UP) log.begin()
    const { sessionId, url } = await log.time(OPEN, () =>
      api.must('createCheckoutSession', { body: { items: [line] } }),
    )
    await sandboxClient(stack).pay(url)
    const comeBack = () => api.must('processPayment', { body: { sessionId } })
    const { orderId } = await log.time('return: until the order is there', comeBack)
    expect(await log.time(AGAIN, comeBack)).toMatchObject({ orderId, alreadyProcessed: true })
  }
  const head = ['one process', 'calls', 'calls/s', 'p50 ms', 'p95 ms', 'p99 ms', 'errors']
  console.log(`\n${markdown(head, log.lines([OPEN]))}\n`)
  expect(log.within(OPEN, 0.95)).toBeLessThan(OPENED_WITHIN_MS)
  expect(log.within(AGAIN, 0.95)).toBeLessThan(ANSWERED_WITHIN_MS)
})
