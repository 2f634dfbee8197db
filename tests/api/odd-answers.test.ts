import { afterAll, beforeAll, describe, it, type ExpectStatic } from 'vitest'
import { administrator, guest } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { figureIn, figuresOf } from '../support/figures'
import { judge, PROCESSED, WAITING } from '../support/judge'
import { startOddPrinter, type OddAnswer } from '../support/odd-printer'
import { sandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

/** Everything that Prodigi, or what stands before it, may answer to a print order instead of 'Created'. */
let stack: RunningStack
let printer: Awaited<ReturnType<typeof startOddPrinter>>
let admin: ApiClient
beforeAll(async () => {
  printer = await startOddPrinter()
  stack = await startStack({ storefront: false, settings: { PRODIGI_BASE_URL: printer.baseUrl } })
  printer.standBefore(stack.sandbox.prodigi)
  admin = await administrator(stack.backend)
}, 300_000)
afterAll(async () => {
  await stack.stop()
  await printer.stop()
})

// Five look at a time, and each look is a dozen questions.
const SOON = { timeout: 120_000, interval: 1500 }
const html = { 'content-type': 'text/html' }
const json = (body: object) => JSON.stringify(body)
const failures = (part: string, code: string, providedValue?: string) =>
  json({ outcome: 'ValidationFailed', failures: { [part]: [{ code, providedValue }] } })

async function waitingOrder(expect: ExpectStatic) {
  const purchase = await placedOrder(stack)
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
  return { purchase, params: { id: purchase.orderId } }
}
const attentionOf = async (params: { id: string }) =>
  (await admin.must('getPending', { params })).attention.join(' ')

const FAILED: [name: string, answer: OddAnswer, words: RegExp][] = [
  [
    'no such SKU',
    { status: 400, body: failures('items[0].sku', 'SkuNotFound', 'CASE-OF-NOBODY') },
    /'CASE-OF-NOBODY'\) is no SKU that Prodigi knows.*Correct how the case is printed/,
  ],
  [
    'an address that it refuses',
    { status: 400, body: failures('recipient.address.postalOrZipCode', 'Required') },
    /postalOrZipCode is required.*Correct the delivery address/,
  ],
  ['a key that is none', { status: 401, body: json({ statusText: 'Unauthorized' }) }, /Unauthorized \(401\)/],
  ['no right to do so', { status: 403 }, /answered 403 without saying why/],
  ['a page that is not there', { status: 404, headers: html, body: '<h1>Not Found</h1>' }, /answered 404/],
  ['a conflict', { status: 409, body: json({ outcome: 'Conflict' }) }, /answered Conflict \(409\)/],
  ['too large a body', { status: 413, headers: html, body: '<h1>Too Large</h1>' }, /answered 413/],
  ['too many calls', { status: 429, headers: { 'retry-after': '0' } }, /answered 429/],
  ['a fault of its own', { status: 500, body: json({ outcome: 'InternalError' }) }, /InternalError \(500\)/],
  ['nothing that it can do', { status: 501 }, /answered 501/],
  ['a gateway’s page', { status: 502, headers: html, body: '<h1>Bad Gateway</h1>' }, /answered 502/],
  ['that it rests', { status: 503, headers: { 'retry-after': '0' } }, /answered 503/],
  [
    'a payment that failed',
    { body: json({ outcome: 'PaymentFailed' }) },
    /PaymentFailed: look at its dashboard/,
  ],
  ['a word that nobody knows', { body: json({ outcome: 'Pondering' }) }, /Pondering: look at its dashboard/],
  ['success without an order', { body: json({ outcome: 'Created' }) }, /Created: look at its dashboard/],
  ['a page instead of an answer', { headers: html, body: '<h1>Welcome</h1>' }, /not its API/],
  ['nothing at all', { body: '' }, /not its API/],
  ['a list', { body: '[]' }, /not its API/],
  ['no connection', { instead: 'cut' }, /cannot be reached/],
  ['silence', { instead: 'silence' }, /did not answer within 10 s/],
  ['half an answer, of an order that it took', { taken: true, body: '{"outcome":"Crea' }, /not its API/],
  ['a fault, of an order that it took', { taken: true, status: 500 }, /answered 500/],
  ['no connection, of an order that it took', { taken: true, instead: 'cut' }, /cannot be reached/],
]

describe.concurrent('Prodigi answers', { timeout: 300_000 }, () => {
  it('that it knows no such key: the shop is ready, and says so until the key is taken', async ({
    expect,
  }) => {
    const prodigi = async () =>
      (await guest(stack.backend).must('ready')).checks.find(({ name }) => name === 'prodigi')
    await expect.poll(prodigi, SOON).toEqual({
      name: 'prodigi',
      healthy: false,
      needed: false,
      reason: 'Prodigi refuses the shop’s key: look at PRODIGI_API_KEY and PRODIGI_BASE_URL',
    })
    const figure = async () => figureIn(await figuresOf(stack), 'caseloom_check_healthy{check="prodigi"}')
    await expect.poll(figure, SOON).toBe(0)
    printer.takeKey()
    await expect.poll(prodigi, SOON).toEqual({ name: 'prodigi', healthy: true, needed: false, reason: null })
    await expect.poll(figure, SOON).toBe(1)
  })

  // Guards: the words that an administrator can act on are kept; the key of the order makes a repeat the first one.
  it.for(FAILED)(
    '%s: the administrator reads why, and processed again one case is printed',
    async ([, answer, words], { expect }) => {
      const { purchase, params } = await waitingOrder(expect)
      printer.answer(params.id, answer)
      // Where it takes too long for a press of a button, its end is seen by whoever looks again.
      await admin.call('processOrder', { params })
      await expect
        .poll(() => judge(stack, purchase), SOON)
        .toMatchObject({
          approvals: ['fulfillment_failed'],
          received: 'everything',
          captures: 1,
          prints: answer.taken ? 1 : 0,
        })
      expect(await attentionOf(params)).toMatch(words)
      printer.mend(params.id)
      await admin.must('processOrder', { params })
      await expect.poll(() => judge(stack, purchase), SOON).toEqual(PROCESSED)
    },
  )

  it.for<[scenario: string, words: RegExp]>([
    ['created_with_issues', /An item is out of stock/],
    ['on_hold', /holds the print back/],
    ['requires_payment', /needs its holder to authorise/],
  ])(
    '%s: it is processed once, and the administrator reads what Prodigi waits for',
    async ([scenario, words], { expect }) => {
      const { purchase, params } = await waitingOrder(expect)
      await sandboxClient(stack).fault('prodigi', {
        operation: 'orders.create',
        kind: 'scenario',
        scenario,
        about: params.id,
      })
      await admin.must('processOrder', { params })
      await expect.poll(() => judge(stack, purchase), SOON).toEqual(PROCESSED)
      await expect.poll(() => attentionOf(params), SOON).toMatch(words)
      expect(await admin.call('processOrder', { params })).toMatchObject({ status: 409 })
    },
  )
})
