import { beforeAll, expect, inject, it } from 'vitest'
import { addAddress, administrator, designedLine, lineOf, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { lapse } from '../support/lapse'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { ownProduct } from '../support/own-product'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const A_MINUTE = { timeout: 100_000, interval: 500 }

let admin: ApiClient
let staff: MedusaAdmin
beforeAll(async () => {
  ;[admin, staff] = await Promise.all([administrator(backend), merchandiser(backend)])
})

/** An order of a case of the shop's between two of products that are this test's own. */
async function orderOfThree() {
  const shopper = await newShopper(backend)
  await addAddress(shopper.api)
  const { line: usual, designId } = await designedLine(shopper.api, { quantity: 2 })
  const design = { id: designId, title: usual.customizations.designName ?? '' }
  const own = await Promise.all([ownProduct(staff), ownProduct(staff)])
  const [first, last] = await Promise.all(
    own.map(async ({ handle }) => {
      const product = await shopper.api.must('getProduct', { params: { id: handle } })
      return (await lineOf(shopper.api, design, product)).line
    }),
  )
  const session = await shopper.api.must('createCheckoutSession', { body: { items: [first, usual, last] } })
  await sandboxClient(stack).pay(session.url)
  const { orderId } = await shopper.api.must('processPayment', { body: { sessionId: session.sessionId } })
  return { shopper, own, orderId, sessionId: session.sessionId }
}
type Placed = Awaited<ReturnType<typeof orderOfThree>>

const statusOf = async ({ orderId }: Placed) =>
  (await admin.must('getPending', { params: { id: orderId } })).status
const inCart = async ({ shopper }: Placed) =>
  (await shopper.api.must('getCart')).items.map(({ name, quantity }) => [name, quantity])
const mailsOf = ({ orderId }: Placed) =>
  rows<{ kept: boolean; missing: string[] }>(
    databaseUrl,
    `select data->'kept' as kept, data->'missing' as missing from mail_message where dedupe_key = $1`,
    [`order-lapsed:${orderId}`],
  )

it('of a lapsed order all comes back to the cart that is still sold, once, and the mail names the rest', async () => {
  const placed = await orderOfThree()
  const [gone, still] = placed.own
  if (!gone || !still) throw new Error('The products were not made')
  await staff.call('POST', `/products/${gone.id}`, { status: 'draft' })
  await lapse(stack, placed)
  await expect.poll(() => statusOf(placed), A_MINUTE).toBe('cancelled')

  const came = [
    [expect.stringContaining('Snap'), 2],
    [still.title, 1],
  ]
  expect(await inCart(placed)).toEqual(came)
  const told = [{ kept: true, missing: [`${gone.title}, iPhone 15, Matte`] }]
  expect(await mailsOf(placed)).toEqual(told)

  // As if the process had died before it noted that its work was done.
  await rows(
    databaseUrl,
    `with again as (update approval set status = 'cancelling' where order_id = $1)
     update approval_task set state = 'pending', next_attempt_at = now(), locked_until = null where order_id = $1`,
    [placed.orderId],
  )
  await expect.poll(() => statusOf(placed), A_MINUTE).toBe('cancelled')
  expect(await inCart(placed)).toEqual(came)
  expect(await mailsOf(placed)).toEqual(told)
}, 240_000)
