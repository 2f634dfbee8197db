import type {
  NotificationContent,
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from '@medusajs/framework/types'
import { AbstractNotificationProviderService, MedusaError } from '@medusajs/framework/utils'
import { messageIdOf } from './message-id'
import { openTransport, type SendMail } from './transport'

export interface SmtpOptions {
  /** smtp:// or smtps:// address with the user and password in it where the server wants them. */
  smtpUrl: string
  /** Sender as `Name <address>`. */
  from: string
  /** Where answers go; the sender itself without it. */
  replyTo?: string
}

/** What Medusa knows of a mail's content, and what it hands on without knowing it. */
interface MailContent extends NotificationContent {
  /** Whom an answer to this mail reaches, where that is not where all others go. */
  replyTo?: string
}

export default class SmtpNotificationService extends AbstractNotificationProviderService {
  static override identifier = 'mail'
  private readonly sendMail: SendMail
  private readonly from: string
  private readonly replyTo: string | undefined

  static override validateOptions(options: Record<string, unknown>) {
    for (const name of ['smtpUrl', 'from'])
      if (typeof options[name] !== 'string' || !options[name])
        throw new MedusaError(
          MedusaError.Types.INVALID_ARGUMENT,
          `The mail provider needs the option ${name}`,
        )
  }

  constructor(_dependencies: Record<string, unknown>, options: SmtpOptions) {
    super()
    this.from = options.from
    this.replyTo = options.replyTo
    this.sendMail = openTransport(options.smtpUrl)
  }

  override async send(
    notification: ProviderSendNotificationDTO,
  ): Promise<ProviderSendNotificationResultsDTO> {
    const { content, provider_data } = notification
    if (!content?.subject)
      throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A mail needs a subject and a body')
    const dedupeKey = provider_data?.['dedupeKey']
    const { replyTo = this.replyTo }: MailContent = content
    const messageId = typeof dedupeKey === 'string' ? messageIdOf(dedupeKey, this.from) : undefined
    await this.sendMail({
      from: notification.from ?? this.from,
      // As addresses and not as lines to be parsed: one mail goes to one mailbox, and so does its answer.
      to: { name: '', address: notification.to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject: content.subject,
      html: content.html,
      text: content.text,
      ...(messageId ? { messageId } : {}),
      // Asks mailboxes not to answer with an absence note (RFC 3834; the second is Exchange's).
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
    return messageId ? { id: messageId } : {}
  }
}
