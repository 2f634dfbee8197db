import type { MedusaContainer } from '@medusajs/framework/types'
import { forgetOldActivity } from '../lib/activity/tend'
import { byOneProcess } from '../lib/database/by-one-process'

/** Who changed what, after more than a year. */
export default async function forget(container: MedusaContainer) {
  await byOneProcess(container, 'forget-old-activity', () => forgetOldActivity(container))
}

export const config = { name: 'forget-old-activity', schedule: '53 3 * * *' }
