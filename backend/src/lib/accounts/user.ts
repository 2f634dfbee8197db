import type { User } from '@caseloom/contract'
import type { CustomerDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { failure } from '../http/fail'
import { isAdministrator, SESSION_EXPIRED } from '../http/authenticate'
import { joinName } from './name'

function toUser(customer: CustomerDTO, flags: { emailVerified: boolean; isAdmin: boolean }): User {
  return {
    id: customer.id,
    email: customer.email,
    name: joinName(customer),
    firstName: customer.first_name ?? '',
    lastName: customer.last_name ?? '',
    phone: customer.phone ?? '',
    profilePicture: null,
    createdAt: new Date(customer.created_at).toISOString(),
    ...flags,
  }
}

/** A customer as `/api` shows them. @throws unauthenticated where the account is gone. */
export async function findUser(scope: MedusaContainer, customerId: string): Promise<User> {
  const [customer] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: customerId }, { relations: ['groups'] })
  if (!customer) throw failure('unauthenticated', SESSION_EXPIRED)
  return toUser(customer, {
    emailVerified: await scope.resolve(ACCOUNT_SECURITY_MODULE).isEmailVerified(customer.id),
    isAdmin: await isAdministrator(scope, customer),
  })
}
