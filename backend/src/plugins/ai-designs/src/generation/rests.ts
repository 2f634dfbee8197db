import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ProviderFault } from '../providers/provider-error'
import { query, type Value } from './sql'
import type { ProviderId } from './types'

const REST = `interval '30 seconds'`

/** SQL: whether a trial is under way. It ends with the lease of whoever makes it, also where its process dies. */
const TRIED = `exists (
  select 1 from generation_variation v
  where v.lease_owner = r.tried_by and v.status = 'drawing' and v.lease_until > now() and v.deleted_at is null)`

/** What failed is left in peace for half a minute, by all processes; then it is tried. */
export interface Rest {
  /** The fault that began it. */
  reason: ProviderFault
  /** Until a trial is due, by the clock of the database, which all processes share; never below 0. */
  leftMs: number
  tried: boolean
}

/** Where the rest of one thing is written. The last word counts, whoever has it. */
export interface RestRow {
  /** Null where it is well. Read each time, by its key: who asks right after a fault is told of it. */
  read(): Promise<Rest | null>
  begin(reason: ProviderFault): Promise<void>
  end(): Promise<void>
  /** Whether its holder may make the trial: it is due, and nobody else is at it. */
  claimTrial(lease: string): Promise<boolean>
  giveUpTrial(lease: string): Promise<void>
}

/** The rest of a provider, or of the file store. */
export function restRow(container: MedusaContainer, id: ProviderId | 'files'): RestRow {
  const sql = query(container)
  // Where that fails the log says so: neither a picture nor the fault itself is lost over it.
  const note = async (text: string, values: Value[]): Promise<void> => {
    try {
      await sql(text, values)
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(
          `That ${id} rests, or does not, was not written down: ${error instanceof Error ? error.message : String(error)}`,
        )
    }
  }
  return {
    read: async () => {
      const [rest] = await sql<Rest>(
        `select reason, greatest(0, extract(epoch from retry_at - now())::float8 * 1000) as "leftMs", ${TRIED} as tried
         from generation_rest r where id = ?`,
        [id],
      )
      return rest ?? null
    },
    begin: (reason) =>
      note(
        `insert into generation_rest (id, reason, retry_at) values (?, ?, now() + ${REST})
         on conflict (id) do update set reason = excluded.reason, retry_at = excluded.retry_at, tried_by = null,
           updated_at = now()`,
        [id, reason],
      ),
    end: () => note('delete from generation_rest where id = ?', [id]),
    claimTrial: async (lease) => {
      const claimed = await sql(
        `update generation_rest r set tried_by = ?, updated_at = now()
         where id = ? and retry_at <= now() and not ${TRIED} returning id`,
        [lease, id],
      )
      return claimed.length > 0
    },
    giveUpTrial: (lease) =>
      note('update generation_rest set tried_by = null where id = ? and tried_by = ?', [id, lease]),
  }
}

/** A worker begins anew: it may have been given what mends the fault, such as another key. */
export async function forgetRests(container: MedusaContainer): Promise<void> {
  await query(container)('delete from generation_rest')
}
