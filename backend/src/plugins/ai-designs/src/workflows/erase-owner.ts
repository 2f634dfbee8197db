import type { MedusaContainer } from '@medusajs/framework/types'
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { removeFilesIfThere } from '../files/store-files'
import { cancelJob } from '../generation/cancel-job'
import { inTransaction, query, type Sql } from '../generation/sql'
import { ownerKey } from '../modules/ai-designs/owner'
import { COUNTS_FOR_ADDRESS } from '../policy/address-hour'
import { removeRetired } from './forget-pictures'

export interface EraseOwnerInput {
  customerId: string
  /** Recipes that an order needs: their pictures and files stay, without words and without an owner. */
  keptRecipes: string[]
}

async function stopDrawing(container: MedusaContainer, customerId: string): Promise<void> {
  const running = await query(container)<{ id: string }>(
    `select id from generation_job where owner_customer_id = ? and status in ('queued', 'running') and deleted_at is null`,
    [customerId],
  )
  for (const { id } of running) await cancelJob(container, { owner: { customerId }, jobId: id })
}

const KEPT_RECIPE = 'r.hash in (select jsonb_array_elements_text(?::jsonb))'
const OWN_JOBS = 'select j.id from generation_job j where j.owner_customer_id = ?'

/** Each of the owner's likes goes, and is no longer counted. */
async function takeLikesBack(sql: Sql, customerId: string): Promise<void> {
  await sql(
    `with gone as (delete from design_like where customer_id = ? returning design_id)
     update design d set like_count = greatest(0, d.like_count - 1) from gone where d.id = gone.design_id`,
    [customerId],
  )
}

/** Recipes of the owner's that no order needs, with the files that show their designs. */
const OWN_RECIPES = `select r.id, r.mockup_file_id, r.print_file_id from recipe r join design d on d.id = r.design_id
  where d.owner_customer_id = ? and not (${KEPT_RECIPE})`

async function eraseRecipes(container: MedusaContainer, { customerId, keptRecipes }: EraseOwnerInput) {
  const sql = query(container)
  const recipes = await sql<{ id: string; mockup_file_id: string; print_file_id: string | null }>(
    OWN_RECIPES,
    [customerId, JSON.stringify(keptRecipes)],
  )
  for (const { id, mockup_file_id, print_file_id } of recipes) {
    await removeFilesIfThere(container, [mockup_file_id, ...(print_file_id ? [print_file_id] : [])])
    await sql('delete from recipe where id = ?', [id])
  }
}

/** SQL: artworks of designs and variations of the owner's. */
const OWN_ARTWORKS = `select d.artwork_id from design d where d.owner_customer_id = ?
  union select v.artwork_id from generation_variation v where v.job_id in (${OWN_JOBS})`

/** Who leave at once may have liked and kept designs of each other's: each would wait for the other's rows. */
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtext('erase-owner'))`

/** Locked before it is asked who keeps them: whoever keeps one now is seen, or sees that it is gone. */
const LOCK = `select id from artwork where deleted_at is null and id in (${OWN_ARTWORKS}) order by id for update`

/**
 * Pictures that were made for this owner and that nobody else keeps or has ordered. What somebody else took off their list may lie in
 * an order or a checkout of theirs: the nightly sweep knows of those, and takes it away when it is due.
 */
const RETIRE = `update artwork a set deleted_at = now()
  where a.deleted_at is null and a.id in (${OWN_ARTWORKS})
    and not exists (
      select 1 from design d where d.artwork_id = a.id and d.owner_customer_id is distinct from ?::text)
    and not exists (select 1 from recipe r where r.artwork_id = a.id and ${KEPT_RECIPE})`

/**
 * What was drawn in a browser that never signed in, such as for a change that the holder of a mail's link sent, is the owner's once a
 * design of it is: its words go, too. What was taken over from the gallery stays its author's.
 */
const TAKE_IN_JOBS = `update generation_job j set owner_customer_id = ?, guest_key_hash = null
  where j.owner_customer_id is null and exists (
    select 1 from generation_variation v join design d on d.variation_id = v.id
     where v.job_id = j.id and d.owner_customer_id = ? and d.source_design_id is null)`

/**
 * Whoever took a design over from the gallery keeps the picture, and a name of their own; what its author typed goes. A name that is
 * the author's, or the beginning of their words, was never theirs. That it was declined is to be known where it is ordered. Whoever
 * takes one over now waits for the lock of its picture, and then sees that the design is gone.
 */
const FORGET_TAKEN_WORDS = `update design d set prompt = '', enhanced_prompt = '', updated_at = now(),
    declined_at = coalesce(d.declined_at, s.declined_at),
    title = case when d.title = s.title
        or starts_with(lower(regexp_replace(trim(s.prompt), '[[:space:]]+', ' ', 'g')), lower(rtrim(d.title, '…')))
      then 'From the gallery' else d.title end
  from design s where s.id = d.source_design_id and s.owner_customer_id = ? and d.owner_customer_id is distinct from ?::text`

async function eraseRows(sql: Sql, { customerId, keptRecipes }: EraseOwnerInput): Promise<void> {
  const kept = JSON.stringify(keptRecipes)
  await sql(ONE_AT_A_TIME)
  await sql(TAKE_IN_JOBS, [customerId, customerId])
  await sql(LOCK, [customerId, customerId])
  await takeLikesBack(sql, customerId)
  await sql(FORGET_TAKEN_WORDS, [customerId, customerId])
  await sql(RETIRE, [customerId, customerId, customerId, kept])
  await sql(
    `delete from design_like where design_id in (select id from design where owner_customer_id = ?)`,
    [customerId],
  )
  await sql(
    `delete from design d where d.owner_customer_id = ?
       and not exists (select 1 from recipe r where r.design_id = d.id and ${KEPT_RECIPE})`,
    [customerId, kept],
  )
  await sql(
    `update design set owner_customer_id = null, guest_key_hash = null, prompt = '', enhanced_prompt = '', title = '',
       is_public = false, publication = 'private', review_reason = null, like_count = 0,
       deleted_at = coalesce(deleted_at, now()), updated_at = now()
     where owner_customer_id = ?`,
    [customerId],
  )
  await sql(`delete from generation_event where job_id in (${OWN_JOBS})`, [customerId])
  await sql('delete from generation_refusal where owner_customer_id = ?', [customerId])
  await sql('delete from upload_attempt where subject = ?', [ownerKey({ customerId })])
  // A picture that stays, for an order or in somebody else's collection, goes on naming the variation it was.
  await sql(
    `delete from generation_variation v where v.job_id in (${OWN_JOBS})
       and not exists (select 1 from design d where d.variation_id = v.id)`,
    [customerId],
  )
  await sql(
    `update generation_variation set enhanced_prompt = '', plan = null, seed = null, error = null
     where job_id in (${OWN_JOBS})`,
    [customerId],
  )
  await sql(
    `delete from generation_job j where j.owner_customer_id = ? and not (${COUNTS_FOR_ADDRESS})
       and not exists (select 1 from generation_variation v where v.job_id = j.id)`,
    [customerId],
  )
  await sql(
    `update generation_job set owner_customer_id = null, guest_key_hash = null, prompt = '', keep_out = '',
       address_hash = case when ${COUNTS_FOR_ADDRESS} then address_hash end,
       flags = null, options_key = id, idempotency_key = null, error = null, updated_at = now()
     where owner_customer_id = ?`,
    [customerId],
  )
}

/** Nothing is undone: what was erased was to be erased. Run again it goes on where it died. */
const eraseOwnerStep = createStep('erase-owner', async (input: EraseOwnerInput, { container }) => {
  await stopDrawing(container, input.customerId)
  await eraseRecipes(container, input)
  await inTransaction(container, (sql) => eraseRows(sql, input))
  return new StepResponse({ removed: await removeRetired(container) })
})

/** Erases everything that somebody drew, kept, uploaded and liked, but for the bare pictures that orders need. */
export const eraseOwnerWorkflow = createWorkflow('erase-owner', (input: EraseOwnerInput) => {
  return new WorkflowResponse(eraseOwnerStep(input))
})
