import type { SecondFactor } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../../env'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import { query } from '../../database/sql'
import { beyondDoubt, inAdminGroup } from '../admin-group'
import { findFactor } from './factor'

const DAY_MS = 86_400_000

/** Until when an administrator may use the panel without a second factor; null where nobody asks for it. */
async function requiredBy(scope: MedusaContainer, customerId: string): Promise<Date | null> {
  if (env.adminFactorDays === null) return null
  const [member] = await query(scope)<{ member: boolean }>(`select ${inAdminGroup('?')} as member`, [
    customerId,
  ])
  if (!member?.member) return null
  const [row] = await scope
    .resolve(ACCOUNT_SECURITY_MODULE)
    .listCustomerSecurities({ customer_id: customerId })
  const askedAt = row?.factor_asked_at ? new Date(row.factor_asked_at) : new Date()
  return new Date(askedAt.getTime() + env.adminFactorDays * DAY_MS)
}

/** An account's second factor as `/api` shows it. */
export async function factorState(scope: MedusaContainer, customerId: string): Promise<SecondFactor> {
  const [factor, by] = await Promise.all([findFactor(scope, customerId), requiredBy(scope, customerId)])
  return {
    isOn: factor !== null,
    addedAt: factor ? new Date(factor.addedAt).toISOString() : null,
    codesLeft: factor?.codesLeft ?? 0,
    requiredBy: by?.toISOString() ?? null,
  }
}

/** Lets the grace of every administrator begin who has not been asked for a second factor yet. */
export async function askAdministrators(container: MedusaContainer): Promise<void> {
  if (env.adminFactorDays === null) return
  await query(container)(
    `update customer_security s set factor_asked_at = now(), updated_at = now()
     where s.factor_asked_at is null and ${beyondDoubt('s')} and s.deleted_at is null
       and ${inAdminGroup('s.customer_id')}`,
  )
}
