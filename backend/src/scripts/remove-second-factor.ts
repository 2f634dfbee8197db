import type { ExecArgs, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { mailName } from '../lib/accounts/account-mails'
import { normaliseEmail } from '../lib/accounts/email'
import { findFactor } from '../lib/accounts/second-factor/factor'
import { readLogin } from '../lib/accounts/user-login'
import { removeSecondFactorWorkflow } from '../workflows/accounts/second-factor'

interface Person {
  id: string
  email: string
  first_name?: string | null
}
interface Hanging {
  id: string
  authIdentityId: string
}

/** Whose account of the shop has the address. */
async function findCustomer(container: MedusaContainer, email: string): Promise<Person | null> {
  const [customer] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email, has_account: true }, { select: ['id', 'email', 'first_name'] })
  return customer ?? null
}

/** The user of Medusa's admin who signs in with the address, and the second factor of that login. */
async function findUser(
  container: MedusaContainer,
  email: string,
): Promise<{ person: Person; factor: Hanging | null } | null> {
  const login = await readLogin(container, { email })
  if (!login?.userId) return null
  const person = await container
    .resolve(Modules.USER)
    .retrieveUser(login.userId, { select: ['id', 'email', 'first_name'] })
  return { person, factor: login.factor && { id: login.factor.id, authIdentityId: login.id } }
}

/**
 * `npm run operate -- remove-second-factor ada@example.com`: for somebody who has lost both the phone and the recovery
 * codes, once the shop knows by another way than a mail who asks; a customer, or a user of Medusa's admin. Their password stays;
 * their owner is told by mail.
 */
export default async function removeSecondFactor({ container, args }: ExecArgs): Promise<void> {
  const email = normaliseEmail(args[0] ?? '')
  const customer = await findCustomer(container, email)
  const user = await findUser(container, email)
  const person = customer ?? user?.person
  if (!person) throw new Error(`Nobody has an account with the address '${email}'`)
  const own = customer && (await findFactor(container, customer.id))
  const factor = own ?? user?.factor
  if (!factor) throw new Error(`Two-step sign-in is off for ${email}`)
  const { id: factorId, authIdentityId } = factor
  const owner = { customerId: person.id, email: person.email, name: mailName(person) }
  await removeSecondFactorWorkflow(container).run({
    input: { ...owner, factorId, authIdentityId, isUser: own === null },
  })
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Two-step sign-in of ${person.id} is off`)
}
