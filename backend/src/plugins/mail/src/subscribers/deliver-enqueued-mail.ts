import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { deliverMailWorkflow } from '../workflows/deliver-mail'
import { MAIL_ENQUEUED } from '../workflows/events'

/** Delivers a mail as soon as what asked for it is committed; the job picks up whatever this misses. */
export default async function deliverEnqueuedMail({ event, container }: SubscriberArgs<{ id: string }>) {
  await deliverMailWorkflow(container).run({ input: { id: event.data.id } })
}

export const config: SubscriberConfig = { event: MAIL_ENQUEUED }
