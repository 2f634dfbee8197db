import type { MedusaContainer } from '@medusajs/framework/types'
import { byOneProcess } from '../lib/database/by-one-process'
import { finishMemberships } from '../lib/membership/repair'

export default async function finishOpenMemberships(container: MedusaContainer) {
  await byOneProcess(container, 'finish-memberships', () => finishMemberships(container))
}

export const config = { name: 'finish-memberships', schedule: '* * * * *' }
