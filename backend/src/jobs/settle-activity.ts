import type { MedusaContainer } from '@medusajs/framework/types'
import { settleOpenActivity } from '../lib/activity/tend'
import { byOneProcess } from '../lib/database/by-one-process'

/** What was begun in Medusa's admin by a process that has died. */
export default async function settle(container: MedusaContainer) {
  await byOneProcess(container, 'settle-activity', () => settleOpenActivity(container))
}

export const config = { name: 'settle-activity', schedule: '* * * * *' }
