import { enqueueMailWorkflow } from '@caseloom/mail'
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { InviteWorkflowEvents } from '@medusajs/framework/utils'
import { inviteMail } from '../lib/accounts/user-mails'

/** Somebody was invited to Medusa's admin there, or is once more. */
export default async function mailInvite({ event, container }: SubscriberArgs<{ id: string }>) {
  const input = await inviteMail(container, event.data.id)
  if (input) await enqueueMailWorkflow(container).run({ input })
}

export const config: SubscriberConfig = {
  event: [InviteWorkflowEvents.CREATED, InviteWorkflowEvents.RESENT],
}
