import type { MedusaContainer } from '@medusajs/framework/types'
import { drainInbox } from '../lib/checkout/complete-checkout'

/** Works off events that a process kept but did not live to handle, and those that are due again. */
export default async function drain(container: MedusaContainer) {
  await drainInbox(container)
}

export const config = { name: 'drain-webhook-inbox', schedule: '* * * * *' }
