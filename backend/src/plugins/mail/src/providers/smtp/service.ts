import type {
  ProviderSendNotificationDTO,
  ProviderSendNotificationResultsDTO,
} from '@medusajs/framework/types'
import { AbstractNotificationProviderService, MedusaError } from '@medusajs/framework/utils'
import { createTransport, type Transporter } from 'nodemailer'
import { messageIdOf } from './message-id'

export interface SmtpOptions {
  /** smtp:// or smtps:// address with the user and password in it where the server wants them. */
  smtpUrl: string
  /** Sender as `Name <address>`. */
  from: string
}

const TIMEOUT_MS = 15_000

export default class SmtpNotificationService extends AbstractNotificationProviderService {
  static override identifier = 'mail'
  private readonly transport: Transporter
  private readonly from: string

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
    this.transport = createTransport({
      url: options.smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS * 2,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  override async send(
    notification: ProviderSendNotificationDTO,
  ): Promise<ProviderSendNotificationResultsDTO> {
    const { content, provider_data } = notification
    if (!content?.subject)
      throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A mail needs a subject and a body')
    const dedupeKey = provider_data?.['dedupeKey']
    await this.transport.sendMail({
      from: notification.from ?? this.from,
      to: notification.to,
      subject: content.subject,
      html: content.html,
      text: content.text,
      ...(typeof dedupeKey === 'string' ? { messageId: messageIdOf(dedupeKey, this.from) } : {}),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return typeof dedupeKey === 'string' ? { id: messageIdOf(dedupeKey, this.from) } : {}
  }
}
