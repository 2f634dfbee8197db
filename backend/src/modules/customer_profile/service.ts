import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import type { Context } from '@medusajs/framework/types'
import {
  generateEntityId,
  InjectManager,
  InjectTransactionManager,
  MedusaContext,
  MedusaService,
} from '@medusajs/framework/utils'
import AccountDeletion from './models/account-deletion'
import AccountUse from './models/account-use'
import CustomerProfile from './models/customer-profile'
import LoosePicture from './models/loose-picture'

type Tx = Context<SqlEntityManager>

export interface KeptPicture {
  name: string
  file: string
}

interface FormerPicture {
  picture_file: string | null
  picture_name: string | null
}

/** SQL: when a deletion is taken up; null where it is done with. */
const DUE_AT = `case when finished_at is null then coalesce(next_attempt_at, created_at + interval '20 seconds')
  when look_again_at is not null then greatest(look_again_at, next_attempt_at) end`

export default class CustomerProfileService extends MedusaService({
  CustomerProfile,
  ProfilePictureLoose: LoosePicture,
  AccountDeletion,
  AccountUse,
}) {
  /** Keeps whether news are wanted, with the date of the change; said again it changes nothing. */
  @InjectManager()
  async setNewsletter(customerId: string, wanted: boolean, @MedusaContext() context: Tx = {}): Promise<void> {
    await run(
      context,
      `insert into customer_profile (id, customer_id, newsletter_at) values (?, ?, case when ?::boolean then now() end)
       on conflict (customer_id) where deleted_at is null do update set updated_at = now(),
         newsletter_at = case when ?::boolean then now() else customer_profile.newsletter_at end,
         newsletter_left_at = case when ?::boolean then null else now() end
       where ?::boolean is distinct from
         (customer_profile.newsletter_at is not null and customer_profile.newsletter_left_at is null)`,
      [generateEntityId(undefined, 'cprof'), customerId, wanted, wanted, wanted, wanted],
    )
  }

  /** Takes back the consent to news of whoever has the link of their mails; it was taken back before where nothing changes. */
  @InjectManager()
  async leaveNews(profileId: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await run(
      context,
      `update customer_profile set newsletter_left_at = now(), updated_at = now()
       where id = ? and newsletter_at is not null and newsletter_left_at is null and deleted_at is null`,
      [profileId],
    )
  }

  /** Consent to news does not hold for ever: three years, as the Privacy Policy says. It can be given anew. */
  @InjectManager()
  async lapseNewsletters(@MedusaContext() context: Tx = {}): Promise<void> {
    await run(
      context,
      `update customer_profile set newsletter_left_at = now(), updated_at = now()
       where newsletter_at < now() - interval '3 years' and newsletter_left_at is null and deleted_at is null`,
      [],
    )
  }

  /**
   * Shows another picture, or none, in one step, and notes the former one as loose.
   * @returns the notes of files that nothing shows any more; null where the account is gone
   */
  @InjectTransactionManager()
  async switchPicture(
    customerId: string,
    picture: KeptPicture | null,
    @MedusaContext() context: Tx = {},
  ): Promise<{ id: string; file: string }[] | null> {
    // An account on its way out waits for this lock, or has made the customer vanish before.
    const [alive] = await run(
      context,
      `select id from customer where id = ? and deleted_at is null
         and not exists (select 1 from account_deletion d where d.customer_id = customer.id) for update`,
      [customerId],
    )
    if (!alive) return null
    const [former] = await run<FormerPicture>(
      context,
      'select picture_file, picture_name from customer_profile where customer_id = ? and deleted_at is null for update',
      [customerId],
    )
    await run(
      context,
      `insert into customer_profile (id, customer_id, picture_file, picture_name) values (?, ?, ?, ?)
       on conflict (customer_id) where deleted_at is null do update
         set picture_file = excluded.picture_file, picture_name = excluded.picture_name, updated_at = now()`,
      [generateEntityId(undefined, 'cprof'), customerId, picture?.file ?? null, picture?.name ?? null],
    )
    if (picture)
      await run(context, 'delete from profile_picture_loose where customer_id = ? and name = ?', [
        customerId,
        picture.name,
      ])
    return this.noteLoose(customerId, former, context)
  }

  /** Forgets a profile, and notes its picture's file as loose. @returns the note, where there was a picture */
  @InjectTransactionManager()
  async releaseProfile(
    customerId: string,
    @MedusaContext() context: Tx = {},
  ): Promise<{ id: string; file: string }[]> {
    const [former] = await run<FormerPicture>(
      context,
      'delete from customer_profile where customer_id = ? returning picture_file, picture_name',
      [customerId],
    )
    return this.noteLoose(customerId, former, context)
  }

  private async noteLoose(customerId: string, former: FormerPicture | undefined, context: Tx) {
    if (!former?.picture_file || !former.picture_name) return []
    const loose = { id: generateEntityId(undefined, 'ploose'), file: former.picture_file }
    await run(
      context,
      'insert into profile_picture_loose (id, customer_id, name, file) values (?, ?, ?, ?)',
      [loose.id, customerId, former.picture_name, loose.file],
    )
    return [loose]
  }

  /**
   * Counts a use of something that may be done only so often; many at once do not get past the limit together.
   * @returns the use, or how long to wait for the next one
   */
  @InjectTransactionManager()
  async countUse(
    {
      customerId,
      kind,
      most,
      withinMs,
    }: { customerId: string; kind: string; most: number; withinMs: number },
    @MedusaContext() context: Tx = {},
  ): Promise<{ id: string } | { waitSeconds: number }> {
    await run(context, 'select pg_advisory_xact_lock(hashtextextended(?, 0))', [`use:${kind}:${customerId}`])
    const [counted] = await run<{ taken: number; wait: number }>(
      context,
      `select count(*)::int as taken,
              ceil(extract(epoch from min(created_at) + ?::int * interval '1 millisecond' - clock_timestamp()))::int as wait
       from account_use where customer_id = ? and kind = ? and deleted_at is null
         and created_at > clock_timestamp() - ?::int * interval '1 millisecond'`,
      [withinMs, customerId, kind, withinMs],
    )
    if (counted && counted.taken >= most) return { waitSeconds: Math.max(1, counted.wait) }
    const id = generateEntityId(undefined, 'ause')
    await run(context, 'insert into account_use (id, customer_id, kind) values (?, ?, ?)', [
      id,
      customerId,
      kind,
    ])
    return { id }
  }

  /** Notes that an account has to go; a second time changes nothing. @returns whether nothing can hold it any more */
  @InjectManager()
  async openDeletion(customerId: string, @MedusaContext() context: Tx = {}): Promise<{ isSure: boolean }> {
    const [wish] = await run<{ is_sure: boolean }>(
      context,
      `insert into account_deletion (id, customer_id) values (?, ?)
       on conflict (customer_id) where deleted_at is null do update set updated_at = now()
       returning sure_at is not null as is_sure`,
      [generateEntityId(undefined, 'adel'), customerId],
    )
    return { isSure: wish?.is_sure === true }
  }

  /** From here on nothing brings the account back. */
  @InjectManager()
  async bindDeletion(customerId: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await run(
      context,
      `insert into account_deletion (id, customer_id, sure_at) values (?, ?, now())
       on conflict (customer_id) where deleted_at is null do update
         set sure_at = coalesce(account_deletion.sure_at, now()), updated_at = now()`,
      [generateEntityId(undefined, 'adel'), customerId],
    )
  }

  /** Takes the wish back, where somebody else has not made sure of it meanwhile. */
  @InjectManager()
  async withdrawDeletion(customerId: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await run(context, 'delete from account_deletion where customer_id = ? and sure_at is null', [customerId])
  }

  /** Notes that all is erased. Ten minutes after the first time it is looked at once more, and then left alone. */
  @InjectManager()
  async finishDeletion(customerId: string, @MedusaContext() context: Tx = {}): Promise<void> {
    await run(
      context,
      `update account_deletion set finished_at = coalesce(finished_at, now()), attempts = 0, next_attempt_at = null,
         updated_at = now(), look_again_at = case when finished_at is null then now() + interval '10 minutes'
           when look_again_at > now() then look_again_at end
       where customer_id = ? and deleted_at is null`,
      [customerId],
    )
  }

  /**
   * Takes deletions that died underway, wait, or are to be looked at once more, the longest due first; whoever asked is still at it for
   * twenty seconds. One that fails again is due in 15 s, doubling to a quarter of an hour, so that it keeps no other from its turn.
   * @returns the customers' ids
   */
  @InjectTransactionManager()
  async takeDueDeletions(limit: number, @MedusaContext() context: Tx = {}): Promise<string[]> {
    const due = await run<{ customer_id: string }>(
      context,
      `update account_deletion set attempts = attempts + 1, updated_at = now(),
         next_attempt_at = now() + make_interval(secs => least(900, 15 * power(2, least(attempts, 10))))
       where id in (select id from account_deletion
         where deleted_at is null and ${DUE_AT} <= now() order by ${DUE_AT} limit ? for update skip locked)
       returning customer_id`,
      [limit],
    )
    return due.map(({ customer_id }) => customer_id)
  }
}

async function run<T extends object>(
  { transactionManager, manager }: Tx,
  sql: string,
  values: unknown[],
): Promise<T[]> {
  const connection = transactionManager ?? manager
  if (!connection) throw new Error('There is no connection to the database')
  return connection.execute<T[]>(sql, values)
}
