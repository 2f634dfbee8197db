import type { Context } from '@medusajs/framework/types'
import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from '@medusajs/framework/utils'
import type { RenderedMail } from '../../templates/render'
import type { MailRequest } from '../../templates/types'
import { afterFailure, isServerAway, LEASE_MS } from './back-off'
import { loadTemplates } from './load-templates'
import MailMessage from './models/mail-message'
import { readOptions, type MailOptions } from './options'
import { holdsSecret } from './secrets'

type Tx = Context<SqlEntityManager>

export interface TakenMail {
  id: string
  dedupe_key: string
  to: string
  template: string
  data: Record<string, unknown>
  attempts: number
  created_at: Date
}

function manager(context: Tx): SqlEntityManager {
  if (!context.transactionManager) throw new Error('This must run inside a transaction')
  return context.transactionManager
}

export default class MailService extends MedusaService({ MailMessage }) {
  private readonly options: MailOptions

  constructor(dependencies: Record<string, unknown>, options?: Partial<MailOptions>) {
    super(dependencies, options)
    this.options = readOptions(options)
  }

  /** Keeps a mail to be sent; the same dedupe key a second time changes nothing. */
  @InjectTransactionManager()
  async keep(
    request: MailRequest,
    @MedusaContext() context: Tx = {},
  ): Promise<{ id: string; isNew: boolean }> {
    const tx = manager(context)
    const [made] = await tx.execute<{ id: string }[]>(
      `insert into mail_message (id, dedupe_key, "to", template, data, next_attempt_at) values (?, ?, ?, ?, ?, now())
       on conflict (dedupe_key) where deleted_at is null do nothing returning id`,
      [
        generateEntityId(undefined, 'mail'),
        request.dedupeKey,
        request.to,
        request.template,
        JSON.stringify(request.data),
      ],
    )
    if (made) return { id: made.id, isNew: true }
    const [known] = await tx.execute<{ id: string }[]>(
      `select id from mail_message where dedupe_key = ? and deleted_at is null`,
      [request.dedupeKey],
    )
    if (!known) throw new Error('The mail is neither new nor known')
    return { id: known.id, isNew: false }
  }

  /** Ids of mails that may be tried now, those waiting longest first. */
  async dueIds(take: number, now = new Date()): Promise<string[]> {
    const rows = await this.listMailMessages(
      { state: 'queued', next_attempt_at: { $lte: now } },
      { order: { next_attempt_at: 'ASC' }, take, select: ['id'] },
    )
    return rows.map(({ id }) => id)
  }

  /** Whether the server answers and takes no mails: one was refused again, and none of those that came after it was taken. */
  @InjectManager()
  async isRefused(@MedusaContext() context: Tx = {}): Promise<boolean> {
    if (!context.manager) throw new Error('There is no connection to the database')
    const [held] = await context.manager.execute<{ last_error: string; created_at: Date }[]>(
      `select last_error, created_at from mail_message
       where state = 'queued' and attempts >= 2 and last_error is not null and deleted_at is null
       order by created_at desc limit 1`,
    )
    if (!held || isServerAway(held.last_error)) return false
    // Taken for a while is taken until after it is sent: that column has an index.
    const taken = await context.manager.execute<unknown[]>(
      `select 1 from mail_message where state = 'sent' and next_attempt_at > ? and sent_at > ? and deleted_at is null limit 1`,
      [held.created_at, held.created_at],
    )
    return taken.length === 0
  }

  /** Renders a taken mail for delivery. */
  async render({ template, data, created_at }: TakenMail): Promise<RenderedMail> {
    const { renderMail } = await loadTemplates()
    return renderMail({ template, data, askedAt: new Date(created_at) }, this.options)
  }

  /** Takes a due mail for one delivery; null where another delivery has it, or it is done or not due. */
  @InjectTransactionManager()
  async take(id: string, @MedusaContext() context: Tx = {}): Promise<TakenMail | null> {
    const [taken] = await manager(context).execute<TakenMail[]>(
      `update mail_message set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ?), updated_at = now()
       where id = ? and state = 'queued' and next_attempt_at <= now() and deleted_at is null
       returning id, dedupe_key, "to", template, data, attempts, created_at`,
      [LEASE_MS / 1000, id],
    )
    return taken ?? null
  }

  /** In SQL, since an empty object given to Medusa's update is merged into what is there. */
  @InjectTransactionManager()
  async recordSent({ id, template }: TakenMail, @MedusaContext() context: Tx = {}): Promise<void> {
    await manager(context).execute(
      `update mail_message set state = 'sent', sent_at = now(), last_error = null, updated_at = now()
         ${holdsSecret(template) ? `, data = '{}'` : ''} where id = ? and deleted_at is null`,
      [id],
    )
  }

  /** Keeps why a try failed, and when the next one is due; what a later try came to stands. @returns `failed` where there is none */
  @InjectTransactionManager()
  async recordFailure(
    { id, template, attempts, created_at }: TakenMail,
    reason: string,
    @MedusaContext() context: Tx = {},
  ): Promise<'queued' | 'failed'> {
    const askedAt = new Date(created_at)
    const { state, nextAttemptAt } = afterFailure({ attempts, reason, askedAt }, new Date())
    await manager(context).execute(
      `update mail_message set state = ?, next_attempt_at = ?, last_error = ?, updated_at = now()
         ${state === 'failed' && holdsSecret(template) ? `, data = '{}'` : ''} where id = ? and state = 'queued' and attempts = ? and deleted_at is null`,
      [state, nextAttemptAt, reason.slice(0, 1000), id, attempts],
    )
    return state
  }
}
