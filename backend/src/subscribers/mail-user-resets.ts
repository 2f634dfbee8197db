import { enqueueMailWorkflow } from '@caseloom/mail'
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { AuthWorkflowEvents } from '@medusajs/framework/utils'
import { userResetMail } from '../lib/accounts/user-mails'

interface Asked {
  entity_id: string
  actor_type: string
  token: string
}

/** Medusa's admin was asked for a new password. Customers ask at `/api`, which mails them a link of the shop's own. */
export default async function mailUserReset({ event, container }: SubscriberArgs<Asked>) {
  const { entity_id: email, actor_type, token } = event.data
  const input = actor_type === 'user' ? await userResetMail(container, { email, token }) : null
  if (input) await enqueueMailWorkflow(container).run({ input })
}

export const config: SubscriberConfig = { event: AuthWorkflowEvents.PASSWORD_RESET }
