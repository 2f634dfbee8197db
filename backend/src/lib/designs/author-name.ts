import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Customer } from '../http/principal'

/** The first name under which a customer's designs stand. */
export async function authorName(scope: MedusaContainer, customer: Customer | null): Promise<string> {
  if (!customer) return 'Guest'
  const { first_name } = await scope
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(customer.id, { select: ['id', 'first_name'] })
  return first_name?.trim() || 'You'
}
