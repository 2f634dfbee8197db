import type { MedusaContainer } from '@medusajs/framework/types'
import { removeLoosePictures } from '../lib/accounts/keep-picture'
import { CUSTOMER_PROFILE_MODULE } from '../modules/customer_profile'

/** Removes what changes of profiles left that died underway, lapses old consent, and forgets uses that no limit looks at. */
export default async function tidyAccounts(container: MedusaContainer) {
  const now = new Date()
  await removeLoosePictures(container, now)
  const profiles = container.resolve(CUSTOMER_PROFILE_MODULE)
  await profiles.lapseNewsletters()
  await profiles.deleteAccountUses({ created_at: { $lt: new Date(now.getTime() - 2 * 86_400_000) } })
}

export const config = { name: 'tidy-accounts', schedule: '* * * * *' }
