import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { InboxRow } from '../modules/stripe-checkout/types'
import { completeCheckout, type AfterOrder } from './complete-checkout'
import { takeDispute, type AfterDispute } from './take-dispute'
import { isBankWord } from '../lib/webhook-events'
import { wordsOf } from '../lib/words-of'

const BATCH = 20
/** An event may be quicker than the row it is about; one that still has none after this many looks is not ours. */
const LOOKS = 4

/** Events only say 'look': what they claim is read from Stripe, so their order and number do not matter. */
export interface AfterEvent {
  order: AfterOrder
  dispute: AfterDispute
}

async function handle(container: MedusaContainer, event: InboxRow, after: AfterEvent): Promise<void> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  const row = event.checkout_id ? await service.findCheckout({ id: event.checkout_id }) : null
  if (!row) {
    if (event.attempts < LOOKS) return service.putOffEvent(event.id, 'no such checkout yet')
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(
        `Event ${event.event_id} (${event.type}) is about checkout ${event.checkout_id ?? 'none'}, which this shop does not know: another shop of the account made it, or a restored backup forgot it`,
      )
    return service.closeEvent(event.id, 'ignored')
  }
  if (isBankWord(event.type)) {
    await takeDispute(container, event, row, after.dispute)
    await service.closeEvent(event.id, 'done')
    return
  }
  if (!row.stripe_session_id && event.stripe_session_id) {
    await service.updateCheckouts({ id: row.id, stripe_session_id: event.stripe_session_id })
  }
  const result = await completeCheckout(container, row.id, after.order)
  if (result.state === 'busy') await service.putOffEvent(event.id, 'busy')
  else await service.closeEvent(event.id, 'done')
}

/** Works off the events that wait, a batch at a time. Answers how many were looked at. */
export async function drainInbox(container: MedusaContainer, after: AfterEvent): Promise<number> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  let count = 0
  for (;;) {
    const events = await service.claimEvents(BATCH)
    for (const event of events) {
      try {
        await handle(container, event, after)
      } catch (error) {
        const words = wordsOf(error)
        await service.putOffEvent(event.id, words)
        container.resolve(ContainerRegistrationKeys.LOGGER).error(`Event ${event.event_id} waits: ${words}`)
      }
    }
    count += events.length
    if (events.length < BATCH) return count
  }
}
