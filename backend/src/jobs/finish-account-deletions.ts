import type { MedusaContainer } from '@medusajs/framework/types'
import { finishDeletions } from '../lib/accounts/erasure/finish-deletions'

/** Erases the accounts whose erasure died underway. */
export default async function finishAccountDeletions(container: MedusaContainer) {
  await finishDeletions(container)
}

export const config = { name: 'finish-account-deletions', schedule: '* * * * *' }
