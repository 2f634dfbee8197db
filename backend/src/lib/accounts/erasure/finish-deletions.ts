import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { CUSTOMER_PROFILE_MODULE } from '../../../modules/customer_profile'
import { deleteAccountWorkflow } from '../../../workflows/accounts/delete-account'
import { query } from '../../database/sql'
import { asError } from '../../http/as-error'
import { isHeld, whatHolds } from './open-order'
import { emptyInboxes } from './orders'
import { closeLogin } from './person'

const AT_ONCE = 20
const ELSEWHERE_AT_ONCE = 100
/** Refunds and disputes may write to us of an order for about so long. */
const LATE_NEWS_DAYS = 540

/** Accounts that a merchandiser deleted in Medusa's admin, where nothing of ours goes with them. */
const DELETED_ELSEWHERE = `select c.id from customer c where c.deleted_at is not null and c.has_account
  and not exists (select 1 from account_deletion d where d.customer_id = c.id)`

/** Those of them whom something still signs in, or lets in. */
const LET_IN = `${DELETED_ELSEWHERE} and (exists (select 1 from auth_identity i where i.app_metadata->>'customer_id' = c.id and i.deleted_at is null)
    or exists (select 1 from login_session l where l.customer_id = c.id)
    or exists (select 1 from account_token t where t.customer_id = c.id))
  order by c.deleted_at limit ${ELSEWHERE_AT_ONCE}`

const FREE = `${DELETED_ELSEWHERE} and not ${isHeld('c.id')} order by c.deleted_at`

/** What goes wrong with one account, such as a payment page that Stripe does not close just now, keeps no other waiting. */
async function tryWith(scope: MedusaContainer, id: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`The account ${id} could not be erased yet`, asError(error))
  }
}

/** Those of them who can go now: a parcel still needs its address. Nobody signs in to any of them any more. */
async function deletedElsewhere(scope: MedusaContainer): Promise<string[]> {
  const ask = query(scope)
  for (const { id } of await ask<{ id: string }>(LET_IN))
    await tryWith(scope, id, () => closeLogin(scope, id))
  const ready: string[] = []
  // Whoever has to wait is passed over: a limit to those who are looked at would be used up by them.
  for (const { id } of await ask<{ id: string }>(FREE)) {
    if (ready.length === ELSEWHERE_AT_ONCE) break
    await tryWith(scope, id, async () => {
      await closeLogin(scope, id)
      if (!(await whatHolds(scope, id))) ready.push(id)
    })
  }
  return ready
}

/** Finishes what died underway or waited for a mail server, and looks once more at what is finished. */
export async function finishDeletions(scope: MedusaContainer): Promise<void> {
  const due = await scope.resolve(CUSTOMER_PROFILE_MODULE).takeDueDeletions(AT_ONCE)
  const elsewhere = await deletedElsewhere(scope)
  for (const customerId of [...due, ...elsewhere])
    await tryWith(scope, customerId, () => deleteAccountWorkflow(scope).run({ input: { customerId } }))
}

/** News of an order of somebody who has left holds their name again: it is emptied once it was heard. */
export async function emptyLateNews(scope: MedusaContainer, now: Date): Promise<void> {
  const gone = await scope
    .resolve(CUSTOMER_PROFILE_MODULE)
    .listAccountDeletions(
      { finished_at: { $gt: new Date(now.getTime() - LATE_NEWS_DAYS * 86_400_000) } },
      { take: null },
    )
  await emptyInboxes(
    query(scope),
    gone.map(({ customer_id }) => customer_id),
  )
}
