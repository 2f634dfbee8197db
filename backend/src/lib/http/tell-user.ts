import { enqueueMailWorkflow, type MailRequest } from '@caseloom/mail'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { mailName } from '../accounts/account-mails'
import type { Login } from '../accounts/user-login'
import type { Told } from '../accounts/user-mails'

/** Tells a user of Medusa's admin by mail what became of their login. */
export async function tellUser(
  scope: MedusaContainer,
  { userId }: Pick<Login, 'userId'>,
  write: (user: Told) => MailRequest,
): Promise<void> {
  if (userId === null) return
  const user = await scope
    .resolve(Modules.USER)
    .retrieveUser(userId, { select: ['id', 'email', 'first_name'] })
  await enqueueMailWorkflow(scope).run({ input: write({ email: user.email, name: mailName(user) }) })
}
