import type { MedusaContainer } from '@medusajs/framework/types'
import { byOneProcess } from '../lib/database/by-one-process'
import { repairAll } from '../lib/membership/repair'

/** An event may be lost with the process that sent it, and groups and promotions can be changed by hand: at night all is compared. */
export default async function repairAllMemberships(container: MedusaContainer) {
  await byOneProcess(container, 'repair-memberships', () => repairAll(container))
}

export const config = { name: 'repair-memberships', schedule: '23 3 * * *' }
