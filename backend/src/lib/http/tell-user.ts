import { enqueueMailWorkflow } from '@caseloom/mail'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { factorMail } from '../../workflows/accounts/second-factor'
import { mailName } from '../accounts/account-mails'
import type { Login } from '../accounts/user-login'

type Change = Parameters<typeof factorMail>[1]

/** Tells a user of Medusa's admin by mail what became of their second factor; `once` names the one change. */
export async function tellUser(
  scope: MedusaContainer,
  { userId }: Pick<Login, 'userId'>,
  change: Change,
  once: string,
): Promise<void> {
  if (userId === null) return
  const user = await scope
    .resolve(Modules.USER)
    .retrieveUser(userId, { select: ['id', 'email', 'first_name'] })
  const owner = { customerId: user.id, email: user.email, name: mailName(user) }
  await enqueueMailWorkflow(scope).run({ input: factorMail(owner, change, once) })
}
