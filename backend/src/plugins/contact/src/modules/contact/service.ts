import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import type { Context } from '@medusajs/framework/types'
import { generateEntityId, InjectManager, MedusaContext, MedusaService } from '@medusajs/framework/utils'
import { fingerprintOf } from './fingerprint'
import ContactMessage from './models/contact-message'
import type { ContactMessageInput } from './types'

type Tx = Context<SqlEntityManager>

/** A conversation is over after so long. */
const KEPT_DAYS = 730

export class ContactModuleService extends MedusaService({ ContactMessage }) {
  /** Keeps a message. `fresh` is false where it was there already, so that a call may be repeated. */
  @InjectManager()
  async keep(
    input: ContactMessageInput,
    @MedusaContext() context: Tx = {},
  ): Promise<{ id: string; fresh: boolean }> {
    if (!context.manager) throw new Error('There is no connection to the database')
    const { name, email, subject, message, category, customerId } = input
    const id = generateEntityId(undefined, 'cmsg')
    const [row] = await context.manager.execute<{ id: string }[]>(
      `insert into contact_message (id, name, email, subject, message, category, customer_id, fingerprint)
       values (?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (fingerprint) do update set updated_at = now() returning id`,
      [id, name, email, subject, message, category, customerId, fingerprintOf(input, new Date())],
    )
    if (!row) throw new Error('The message was not kept')
    return { id: row.id, fresh: row.id === id }
  }

  /** Deletes what was written so long ago that nobody needs it any more. */
  async forgetOld(now: Date): Promise<void> {
    const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
    await this.deleteContactMessages({ created_at: { $lt: before } })
  }
}
