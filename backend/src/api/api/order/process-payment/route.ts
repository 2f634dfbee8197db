import { endpoints } from '@caseloom/contract'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { listOrderRows } from '../../../../lib/orders/order-row'
import { LATE, withPatience } from '../../../../lib/patience'
import { completeCheckout } from '../../../../lib/checkout/complete-checkout'
import { endedBy, GIVEN_BACK, ownCheckout } from '../../../../lib/checkout/read-checkout'
import { wordsOf } from '../../../../lib/words-of'

const BEING_MADE = 'Your payment was received and your order is being completed. Please do not pay again.'
const IN_REVIEW = 'Your payment was received and is being checked by our team. Please do not pay again.'
const STILL_LOOKING = 'Your payment is still being looked up. Please wait a moment, and do not pay again.'
const UNREACHABLE = 'The payment provider cannot be reached. Please try again in a moment.'
/** Well before a browser or a proxy gives up: the page asks again by itself, and joins what goes on meanwhile. */
const ANSWER_WITHIN_MS = 22_000
/** Of a checkout whose payment the shop has seen. */
const PAID: ReadonlySet<string> = new Set(['paid', 'completed'])

export const POST = route(endpoints.processPayment, async ({ scope, customer, body }) => {
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const row = await ownCheckout(scope, body.sessionId, customer.id)
  if (!row) {
    throw body.cartItems.length === 0
      ? failure('no_items_to_process', 'No items found to process')
      : failure('not_found', 'There is no such payment')
  }
  const ended = endedBy(row.state)
  if (ended) throw failure('payment_incomplete', ended)
  const lines = row.snapshot.lines.length
  if (body.cartItems.length > 0 && body.cartItems.length !== lines) {
    logger.warn(`Checkout ${row.id} has ${lines} lines, the browser sent ${body.cartItems.length}`)
  }
  const name = `Checkout ${row.id}`
  const work = completeCheckout(scope, row.id)
  const result = await withPatience(scope, { name, ms: ANSWER_WITHIN_MS }, work).catch((error: unknown) => {
    logger.error(`${name} waits: ${wordsOf(error)}`)
    return null
  })
  if (!result || result === LATE || result.state === 'busy') {
    const now = await ownCheckout(scope, body.sessionId, customer.id)
    // It is paid: whatever went wrong here, the job tries again, and the shopper must not.
    throw now && PAID.has(now.state)
      ? failure('payment_in_review', BEING_MADE)
      : failure('provider_unavailable', result ? STILL_LOOKING : UNREACHABLE)
  }
  if (result.state === 'parked') throw failure('payment_in_review', IN_REVIEW)
  if (result.state === 'released') throw failure('payment_incomplete', GIVEN_BACK)
  if (result.state !== 'completed') throw failure('payment_incomplete', 'The payment was not completed')
  const orders = await listOrderRows(scope, { orderIds: [result.orderId] })
  return {
    orderId: result.orderId,
    orderNumber: orders[0]?.orderNumber ?? 0,
    orders,
    alreadyProcessed: result.already,
  }
})
