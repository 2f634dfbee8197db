import { deliverDueMail } from '@caseloom/mail'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { byOneProcess } from '../lib/database/by-one-process'
import { wordsOf } from '../lib/words-of'
import drainWebhookInbox from './drain-webhook-inbox'
import finishAccountDeletions from './finish-account-deletions'
import reconcileCheckouts from './reconcile-checkouts'
import runApprovalTasks from './run-approval-tasks'
import settlePromotionHolds from './settle-promotion-holds'

/** What a dead process held of payments is free after 60 s. Its decided orders (90 s) and mails (180 s) come with their minute. */
const CATCHES_UP_FOR_MS = 75_000

const HEALERS = {
  drainWebhookInbox,
  reconcileCheckouts,
  runApprovalTasks,
  settlePromotionHolds,
  deliverDueMail,
  finishAccountDeletions,
}

/** Jobs are loaded once, right before the process begins to work. */
const startedAt = performance.now()

/**
 * A process that has just started may be the one after a dead one: what that left half done is not kept waiting for the next
 * minute, and is looked at again as soon as the dead process's claims on it run out.
 */
export default async function catchUp(container: MedusaContainer) {
  if (performance.now() - startedAt > CATCHES_UP_FOR_MS) return
  await byOneProcess(container, 'catch-up', async () => {
    for (const [name, heal] of Object.entries(HEALERS))
      await heal(container).catch((error: unknown) => {
        container.resolve(ContainerRegistrationKeys.LOGGER).error(`Catching up (${name}): ${wordsOf(error)}`)
      })
  })
}

export const config = { name: 'catch-up', schedule: '*/5 * * * * *' }
