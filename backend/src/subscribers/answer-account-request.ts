import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { ACCOUNT_REQUESTED } from '../lib/accounts/requests'
import { answerAccountRequestWorkflow } from '../workflows/accounts/answer-account-request'

/** Answers a request as soon as it is kept; the job picks up what a dead process left. */
export default async function answerAccountRequest({ event, container }: SubscriberArgs<{ id: string }>) {
  await answerAccountRequestWorkflow(container).run({ input: { id: event.data.id } })
}

export const config: SubscriberConfig = { event: ACCOUNT_REQUESTED }
