import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { createHash, randomBytes } from 'node:crypto'
import { partLettering } from '../artist/quoted'
import { ownerColumns, ownerKey, owns } from '../modules/ai-designs/owner'
import type { Owner } from '../modules/ai-designs/types'
import { designError } from '../policy/design-error'
import { assertQuota, type QuotaSubject } from '../policy/quota'
import { assertAffordable, assertAvailable } from './assert-available'
import { wake } from './events'
import { assertRoom } from './room'
import { marks, type Sql, type Value } from './sql'
import type { ProviderId } from './types'
import { whenOpening } from './when-opening'

const JOIN_WITHIN_MINUTES = 10

/** What somebody asks to have drawn. */
export interface JobOptions {
  prompt: string
  style: string
  keepOut: string
  transparent: boolean
  count: number
  provider: ProviderId
  referenceVariationId: string | null
}
export interface OpenJobInput extends JobOptions {
  who: QuotaSubject
  again: boolean
  idempotencyKey: string | null
  flags: unknown[]
}
export interface OpenedJob {
  jobId: string
  joined: boolean
}

const sha256 = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * What makes two clicks of somebody's the same. Whose they are is asked beside it: a guest's become the account's. Capitals mean
 * nothing to a picture, but words that are to stand in it are written as they were typed.
 */
export function optionsKey(options: JobOptions): string {
  const { prompt, style, keepOut, transparent, count, provider, referenceVariationId } = options
  const { lettering } = partLettering(prompt)
  const words = [prompt, keepOut].map((text) => text.toLowerCase().replace(/\s+/g, ' '))
  const rest = [style, transparent, count, provider, referenceVariationId]
  return sha256([...words, ...rest, ...(lettering === null ? [] : [lettering])])
}

/** The caller's own keys, the newest one first: the account's, and the browser's from before the sign-in. */
function keysOf({ owner, idempotencyKey }: { owner: Owner; idempotencyKey: string | null }): string[] {
  if (!idempotencyKey) return []
  const { customerId, guestKeyHash } = owner
  const names = [customerId && ownerKey({ customerId }), guestKeyHash && ownerKey({ guestKeyHash })]
  return names.filter((name) => name).map((name) => sha256([name, idempotencyKey]))
}

interface KeptClick {
  id: string
  options_key: string
  owner_customer_id: string | null
  guest_key_hash: string | null
}

/** The caller's own key has been used: the same job, whatever became of it. */
async function joinByKey(sql: Sql, keys: string[], owner: Owner, options: string): Promise<string | null> {
  if (keys.length === 0) return null
  const jobs = await sql<KeptClick>(
    `select id, options_key, owner_customer_id, guest_key_hash from generation_job
     where idempotency_key in (${marks(keys)}) and deleted_at is null order by created_at desc`,
    keys,
  )
  const job = jobs.find((kept) => owns(owner, kept)) ?? jobs[0]
  if (!job) return null
  if (owns(owner, job) && job.options_key === options) return job.id
  throw designError('invalid_request', 'This Idempotency-Key came with another request before')
}

/** The same click within ten minutes: its job, unless it was cancelled or nothing came of it. */
async function joinByOptions(sql: Sql, owner: Owner, options: string): Promise<string | null> {
  const [job] = await sql<{ id: string }>(
    `select id from generation_job
     where options_key = ? and (owner_customer_id = ? or guest_key_hash = ?)
       and status in ('queued', 'running', 'succeeded') and deleted_at is null
       and created_at > now() - interval '${JOIN_WITHIN_MINUTES} minutes'
     order by created_at desc limit 1`,
    [options, owner.customerId ?? null, owner.guestKeyHash ?? null],
  )
  return job?.id ?? null
}

async function insert(sql: Sql, input: OpenJobInput, options: string, key: string | null): Promise<string> {
  const { who, count, flags } = input
  const id = generateEntityId(undefined, 'genjob')
  const columns: Record<string, Value> = {
    id,
    ...ownerColumns(who.owner),
    address_hash: who.addressHash,
    prompt: input.prompt,
    style: input.style,
    keep_out: input.keepOut,
    transparent: input.transparent,
    reference_variation_id: input.referenceVariationId,
    salt: input.again ? randomBytes(8).toString('hex') : '',
    count,
    provider: input.provider,
    options_key: options,
    idempotency_key: key,
    flags: JSON.stringify(flags),
  }
  const names = Object.keys(columns)
  await sql(
    `insert into generation_job (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    Object.values(columns),
  )
  for (let slot = 0; slot < count; slot += 1)
    await sql('insert into generation_variation (id, job_id, slot) values (?, ?, ?)', [
      generateEntityId(undefined, 'genvar'),
      id,
      slot,
    ])
  await wake(sql, 'queued')
  return id
}

/**
 * Opens a job, or joins the one that the same click opened. Joining comes before every limit, for it costs nothing.
 * @throws DesignError rate_limited
 */
export function openJob(container: MedusaContainer, input: OpenJobInput): Promise<OpenedJob> {
  const options = optionsKey(input)
  const { owner } = input.who
  const keys = keysOf({ owner, idempotencyKey: input.idempotencyKey })
  return whenOpening(container, async (sql) => {
    const known =
      (await joinByKey(sql, keys, owner, options)) ??
      (input.again ? null : await joinByOptions(sql, owner, options))
    if (known) return { jobId: known, joined: true }
    await assertAvailable(container, input.provider)
    await assertAffordable(container, input.provider)
    await assertRoom(container, sql, input.who)
    await assertQuota(container, input.who)
    return { jobId: await insert(sql, input, options, keys[0] ?? null), joined: false }
  })
}
