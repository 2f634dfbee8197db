import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../lib/database/sql'

/** Deletes social sign-ins that ran out a day ago: what is left of them only explains why they cannot be used again. */
export default async function forgetSocialFlows(container: MedusaContainer) {
  await query(container)(`delete from social_flow where expires_at < now() - interval '1 day'`)
}

export const config = { name: 'forget-social-flows', schedule: '37 * * * *' }
