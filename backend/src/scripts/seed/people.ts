import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createCustomerAccountWorkflow,
  createCustomerAddressesWorkflow,
  createCustomerGroupsWorkflow,
  createUserAccountWorkflow,
  linkCustomersToCustomerGroupWorkflow,
} from '@medusajs/medusa/core-flows'
import { takeForGranted } from '../../lib/accounts/administrators'
import { EMAILPASS } from '../../lib/accounts/emailpass'
import { DEMO_LOGINS } from '../../lib/accounts/demo-logins'
import { setPassword } from '../../lib/accounts/set-password'
import { ACCOUNT_SECURITY_MODULE, ADMIN_GROUP } from '../../modules/account_security'
import { DEMO_PASSWORD } from './data'
import { whole } from './whole'

async function administratorsGroup(container: MedusaContainer): Promise<string> {
  const [found] = await container.resolve(Modules.CUSTOMER).listCustomerGroups({ name: ADMIN_GROUP })
  if (found) return found.id
  const { result } = await createCustomerGroupsWorkflow(container).run({
    input: { customersData: [{ name: ADMIN_GROUP }] },
  })
  const created = result[0]
  if (!created) throw new Error('The administrators’ group could not be made')
  return created.id
}

async function identity(container: MedusaContainer, email: string): Promise<string> {
  const { success, authIdentity, error } = await container
    .resolve(Modules.AUTH)
    .register(EMAILPASS, { body: { email, password: DEMO_PASSWORD } })
  if (!success || !authIdentity) throw new Error(`${email} could not be registered: ${error ?? 'unknown'}`)
  return authIdentity.id
}

/** The login that a seed left which was cut off before its person was made. */
export async function forgetIdentity(container: MedusaContainer, email: string) {
  const auth = container.resolve(Modules.AUTH)
  const logins = await auth.listProviderIdentities({ entity_id: email, provider: EMAILPASS })
  await auth.deleteAuthIdentities(logins.flatMap(({ auth_identity_id }) => auth_identity_id ?? []))
}

/** Gives a customer the login that a seed without demo data took away. */
async function reopenLogin(container: MedusaContainer, customerId: string, email: string) {
  const [open] = await container
    .resolve(Modules.AUTH)
    .listAuthIdentities({ provider_identities: { entity_id: email, provider: EMAILPASS } })
  if (open?.app_metadata?.['customer_id'] !== customerId)
    await setPassword(container, { customerId, email, password: DEMO_PASSWORD })
}

async function demoCustomer(
  container: MedusaContainer,
  person: { email: string; first: string; last: string },
): Promise<string> {
  const customers = container.resolve(Modules.CUSTOMER)
  const id = await whole(container, `login ${person.email}`, {
    find: () => customers.listCustomers({ email: person.email, has_account: true }),
    discard: async (half) => {
      await forgetIdentity(container, person.email)
      if (half) await customers.deleteCustomers([half])
    },
    make: async () => {
      const { result } = await createCustomerAccountWorkflow(container).run({
        input: {
          authIdentityId: await identity(container, person.email),
          customerData: { email: person.email, first_name: person.first, last_name: person.last },
        },
      })
      return result
    },
  })
  await reopenLogin(container, id, person.email)
  await container.resolve(ACCOUNT_SECURITY_MODULE).markEmailVerified(id)
  return id
}

async function demoAddress(container: MedusaContainer, customerId: string) {
  const present = await container.resolve(Modules.CUSTOMER).listCustomerAddresses({ customer_id: customerId })
  if (present.length > 0) return
  await createCustomerAddressesWorkflow(container).run({
    input: {
      addresses: [
        {
          customer_id: customerId,
          address_name: 'Home',
          first_name: 'Sam',
          last_name: 'Shopper',
          address_1: '12 Loom Street',
          city: 'Manchester',
          postal_code: 'M1 1AE',
          country_code: 'gb',
          is_default_shipping: true,
        },
      ],
    },
  })
}

/** The group that makes a customer an administrator. */
export const seedAdministratorsGroup = administratorsGroup

/** The three demo logins; only with DEMO_DATA. */
export async function seedDemoPeople(container: MedusaContainer) {
  const groupId = await administratorsGroup(container)
  const shopperId = await demoCustomer(container, {
    email: DEMO_LOGINS.shopper,
    first: 'Sam',
    last: 'Shopper',
  })
  await demoAddress(container, shopperId)
  const adminId = await demoCustomer(container, {
    email: DEMO_LOGINS.admin,
    first: 'Ada',
    last: 'Approver',
  })
  await takeForGranted(container, adminId)
  const customers = container.resolve(Modules.CUSTOMER)
  const [member] = await customers.listCustomers({ id: adminId, groups: { id: groupId } })
  if (!member)
    await linkCustomersToCustomerGroupWorkflow(container).run({ input: { id: groupId, add: [adminId] } })
  const users = container.resolve(Modules.USER)
  const { merchandiser } = DEMO_LOGINS
  await whole(container, `login ${merchandiser}`, {
    find: () => users.listUsers({ email: merchandiser }),
    discard: async (half) => {
      await forgetIdentity(container, merchandiser)
      if (half) await users.deleteUsers([half])
    },
    make: async () => {
      const { result } = await createUserAccountWorkflow(container).run({
        input: {
          authIdentityId: await identity(container, merchandiser),
          userData: { email: merchandiser, first_name: 'Mel', last_name: 'Merchandiser' },
        },
      })
      return result
    },
  })
}
