import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { randomUUID } from 'node:crypto'

/** What the caching module keeps: the state of the catalogue has a name, good until a moment (epoch ms). */
interface Kept {
  stamp: string
  until: number
}

const KEY = 'catalogue:stamp'
/** Bounds how long what no event tells of, such as the number of cases sold, may lag behind. */
const LONGEST_MS = 5 * 60_000
/** Where the cache keeps nothing (Redis is down), other processes' changes cannot be seen: a stamp is then short-lived. */
const UNSHARED_MS = 1000

let unshared: Kept | null = null
let renewal: Promise<string> | null = null
let asked = 0

/**
 * The caching module answers a call like one that is still under way with that one's result, and drops a second
 * write while the first runs. Both would hide a change; calls with different tags are never alike to it.
 */
const unlikeAnyOther = () => [`catalogue:${(asked += 1)}`]

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'stamp' in value && 'until' in value

async function read(scope: MedusaContainer): Promise<Kept | null> {
  const found: unknown = await scope.resolve(Modules.CACHING).get({ key: KEY, tags: unlikeAnyOther() })
  return isKept(found) ? found : null
}

async function write(scope: Pick<MedusaContainer, 'resolve'>, kept: Kept): Promise<void> {
  await scope.resolve(Modules.CACHING).set({
    key: KEY,
    data: { ...kept },
    ttl: LONGEST_MS / 1000,
    tags: unlikeAnyOther(),
    options: { autoInvalidate: false },
  })
}

/** How long prices and offers stay as they are by the clock alone: until the next price list or campaign begins or ends. */
async function lifetimeMs(scope: MedusaContainer): Promise<number> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows }: { rows: { ms: string | null }[] } = await knex.raw(`
    select extract(epoch from min(moment) - now()) * 1000 as ms
    from (
      select starts_at, ends_at from price_list where deleted_at is null and status = 'active'
      union all select starts_at, ends_at from promotion_campaign where deleted_at is null
    ) as dated, unnest(array[starts_at, ends_at]) as moment
    where moment > now()`)
  const ms = rows[0]?.ms
  // A list's last moment belongs to it.
  return ms ? Math.min(Math.floor(Number(ms)) + 1, LONGEST_MS) : LONGEST_MS
}

async function renew(scope: MedusaContainer): Promise<string> {
  const kept = { stamp: randomUUID(), until: Date.now() + (await lifetimeMs(scope)) }
  // Who comes from here on may come after a change that others, who find the new stamp, have not seen yet.
  renewal = null
  await write(scope, kept)
  if (!(await read(scope))) unshared = { stamp: kept.stamp, until: Date.now() + UNSHARED_MS }
  return kept.stamp
}

/**
 * The name of the catalogue's present state, the same in every process. It is another one as soon as anything that
 * the shop shows has changed. Whatever is made of the catalogue under a stamp is begun after the stamp was written,
 * so a change that came in between has already been told and only costs another making.
 */
export async function catalogueStamp(scope: MedusaContainer): Promise<string> {
  const kept = (await read(scope)) ?? unshared
  if (kept && kept.until > Date.now()) return kept.stamp
  unshared = null
  if (!renewal) {
    const begun = renew(scope)
    renewal = begun
    begun.catch(() => {
      if (renewal === begun) renewal = null
    })
  }
  return renewal
}

/** Makes every process begin anew. The write leaves before the answer to whoever made the change. */
export async function dropStamp(scope: Pick<MedusaContainer, 'resolve'>): Promise<void> {
  unshared = null
  await write(scope, { stamp: '', until: 0 })
}
