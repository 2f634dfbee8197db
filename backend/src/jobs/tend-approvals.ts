import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { byOneProcess } from '../lib/database/by-one-process'
import { mailAdjustments } from '../lib/orders/adjustments/mails'
import { endMissedAdjustments } from '../lib/orders/adjustments/missed'
import { rejectCancelled } from '../lib/orders/cancelled-in-medusa'
import { finishCredits } from '../lib/orders/cut-off-credits'
import { finishRefunds } from '../lib/orders/cut-off-refunds'
import { lapsePayments } from '../lib/orders/lapsed-payments'
import { tellAdministrators } from '../lib/orders/notices'
import { tellOfRefunds } from '../lib/orders/refund-mails'
import { tellOfStuckDecisions } from '../lib/orders/tell-of-stuck-decisions'
import { tellOfStuckRefunds } from '../lib/orders/tell-of-stuck-refunds'
import { lapseParked } from '../lib/parked/lapse-parked'
import { tellOfBankWords } from '../lib/parked/tell-of-bank-words'
import { tellOfLapsing } from '../lib/parked/tell-of-lapsing'
import { tellOfParked } from '../lib/parked/tell-of-parked'
import { wordsOf } from '../lib/words-of'

/** Who only writes mails comes before who waits for Stripe. */
const PARTS = [
  tellAdministrators,
  tellOfLapsing,
  rejectCancelled,
  lapsePayments,
  lapseParked,
  endMissedAdjustments,
  mailAdjustments,
  tellOfParked,
  tellOfBankWords,
  tellOfRefunds,
  tellOfStuckRefunds,
  tellOfStuckDecisions,
  finishCredits,
  finishRefunds,
]

/** Sees to what nobody pressed a button for: payments that lapse, orders that Medusa cancelled, and who is told of what. */
export default async function tendApprovals(container: MedusaContainer) {
  await byOneProcess(container, 'tend-approvals', async () => {
    for (const part of PARTS)
      await part(container).catch((error: unknown) => {
        container
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(`Approvals (${part.name}): ${wordsOf(error)}`)
      })
  })
}

export const config = { name: 'tend-approvals', schedule: '* * * * *' }
