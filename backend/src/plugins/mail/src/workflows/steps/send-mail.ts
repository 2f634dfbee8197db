import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { MAIL_MODULE } from '../../modules/mail'
import { concernsAllMails } from '../../modules/mail/back-off'
import { plainReason } from '../../modules/mail/reason'
import { atMost } from '../../modules/mail/slots'

/** `failed` for good, `held` to be tried again, `away` the same because no mail server takes any. */
export type MailOutcome = 'sent' | 'failed' | 'held' | 'away' | 'skipped'

/** Mail servers take few connections from one sender: a thousand mails at once wait here, not taken yet. */
const inTurn = atMost(4)

/** Hands one due mail to the Notification module. A failure is recorded, with the next try, and not thrown. */
export const sendMailStep = createStep('send-mail', ({ id }: { id: string }, { container }) =>
  inTurn(async () => {
    const mail = container.resolve(MAIL_MODULE)
    const taken = await mail.take(id)
    if (!taken) return new StepResponse<MailOutcome>('skipped')
    try {
      // Medusa keeps a note of every mail, but not of its content: so whom an answer reaches is told there.
      const content = await mail.render(taken)
      await container.resolve(Modules.NOTIFICATION).createNotifications({
        to: taken.to,
        channel: 'email',
        template: taken.template,
        content,
        provider_data: { dedupeKey: taken.dedupe_key },
      })
    } catch (error) {
      const reason = plainReason(error)
      const state = await mail.recordFailure(taken, reason)
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      const words = `Mail ${id} (${taken.template}) was not taken, try ${taken.attempts}: ${reason}`
      if (state === 'queued') {
        logger.warn(words)
        return new StepResponse<MailOutcome>(concernsAllMails(reason) ? 'away' : 'held')
      }
      logger.error(`${words} It is given up.`)
      return new StepResponse<MailOutcome>('failed')
    }
    await mail.recordSent(taken)
    return new StepResponse<MailOutcome>('sent')
  }),
)
