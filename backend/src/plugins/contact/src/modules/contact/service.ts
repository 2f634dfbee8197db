import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import type { Context } from '@medusajs/framework/types'
import {
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from '@medusajs/framework/utils'
import { fingerprintOf } from './fingerprint'
import ContactMessage from './models/contact-message'
import type { ContactMessageInput } from './types'

type Tx = Context<SqlEntityManager>

/** A conversation is over after so long. */
const KEPT_DAYS = 730

export class ContactModuleService extends MedusaService({ ContactMessage }) {
  /**
   * Keeps a message. `fresh` is false where the same words of the same sender wait for an answer since less than a day, so that a call
   * may be repeated; one at a time may look. Asked once more after an answer, they are another message.
   */
  @InjectTransactionManager()
  async keep(
    input: ContactMessageInput,
    @MedusaContext() context: Tx = {},
  ): Promise<{ id: string; fresh: boolean }> {
    const tx = context.transactionManager
    if (!tx) throw new Error('There is no transaction')
    const { name, email, subject, message, category, customerId } = input
    const fingerprint = fingerprintOf(input)
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [fingerprint])
    const [waiting] = await tx.execute<{ id: string }[]>(
      `select id from contact_message where fingerprint = ? and answered_at is null and deleted_at is null
         and created_at > now() - interval '1 day' limit 1`,
      [fingerprint],
    )
    if (waiting) return { id: waiting.id, fresh: false }
    const id = generateEntityId(undefined, 'cmsg')
    await tx.execute(
      `insert into contact_message (id, name, email, subject, message, category, customer_id, fingerprint)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, name, email, subject, message, category, customerId, fingerprint],
    )
    return { id, fresh: true }
  }

  /** Deletes what was written so long ago that nobody needs it any more. */
  async forgetOld(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
    await this.deleteContactMessages({ created_at: { $lt: before } })
  }
}
