import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { MAIL_MODULE } from '../../modules/mail'

export type MailOutcome = 'sent' | 'failed' | 'skipped'

/** Hands one due mail to the Notification module. A failure is recorded, with the next try, and not thrown. */
export const sendMailStep = createStep('send-mail', async ({ id }: { id: string }, { container }) => {
  const mail = container.resolve(MAIL_MODULE)
  const message = await mail.take(id)
  if (!message) return new StepResponse<MailOutcome>('skipped')
  try {
    const { subject, html, text } = await mail.render(message.template, message.data)
    await container.resolve(Modules.NOTIFICATION).createNotifications({
      to: message.to,
      channel: 'email',
      template: message.template,
      content: { subject, html, text },
      provider_data: { dedupeKey: message.dedupe_key },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await mail.recordFailure(id, message.attempts, reason)
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Mail ${id} (${message.template}) was not taken, try ${message.attempts}: ${reason}`)
    return new StepResponse<MailOutcome>('failed')
  }
  await mail.recordSent(id)
  return new StepResponse<MailOutcome>('sent')
})
