import type { MedusaContainer } from '@medusajs/framework/types'
import { ACCOUNT_SECURITY_MODULE } from '../modules/account_security'

/** Deletes sign-ins and counted tries that no rule looks at any more. */
export default async function forgetOldSignIns(container: MedusaContainer) {
  await container.resolve(ACCOUNT_SECURITY_MODULE).forgetOld()
}

export const config = { name: 'forget-old-sign-ins', schedule: '17 * * * *' }
