import type { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { mailName } from '../lib/accounts/account-mails'
import { normaliseEmail } from '../lib/accounts/email'
import { findFactor } from '../lib/accounts/second-factor/factor'
import { removeSecondFactorWorkflow } from '../workflows/accounts/second-factor'

/**
 * `npm run operate -- remove-second-factor ada@example.com`: for somebody who has lost both the phone and the recovery
 * codes, once the shop knows by another way than a mail who asks. Their password stays; their owner is told by mail.
 */
export default async function removeSecondFactor({ container, args }: ExecArgs): Promise<void> {
  const email = normaliseEmail(args[0] ?? '')
  const [customer] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email, has_account: true }, { select: ['id', 'email', 'first_name'] })
  if (!customer) throw new Error(`Nobody has an account with the address '${email}'`)
  const factor = await findFactor(container, customer.id)
  if (!factor) throw new Error(`Two-step sign-in is off for ${email}`)
  await removeSecondFactorWorkflow(container).run({
    input: { customerId: customer.id, email: customer.email, name: mailName(customer), factorId: factor.id },
  })
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Two-step sign-in of ${customer.id} is off`)
}
