import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../generation/sql'
import { Limiter } from '../modules/ai-designs/limiter'
import { ownerKey } from '../modules/ai-designs/owner'
import type { Owner } from '../modules/ai-designs/types'
import { designError } from '../policy/design-error'

/** One rendering holds up to a quarter of a gigabyte, and takes a second or three of all cores. */
const AT_ONCE = 2
const MOST_WAITING = 16
const MOST_OWN = 3
/** Each leaves a row and a file that stay as long as the design: far more than anybody tries out. */
const MOST_OF_A_DESIGN = 120

const turns = new Limiter(AT_ONCE)
/** Renderings that are made or wait, by owner. */
const under = new Map<string, number>()
let all = 0

const busy = () =>
  designError('rate_limited', 'Many cases are being drawn just now. Please try again in a moment.', {
    retryAfterSeconds: 3,
  })

/** @throws DesignError rate_limited where a design was laid on cases too often within an hour */
async function assertFew(container: MedusaContainer, designId: string): Promise<void> {
  const [made] = await query(container)<{ n: number }>(
    `select count(*)::int as n from recipe
     where design_id = ? and created_at > now() - interval '1 hour' and deleted_at is null`,
    [designId],
  )
  if ((made?.n ?? 0) < MOST_OF_A_DESIGN) return
  throw designError('rate_limited', 'You have tried this design very often. Please try again in an hour.', {
    retryAfterSeconds: 3600,
  })
}

/**
 * Renders what a customer wants to see when its turn comes: a few of this process at a time, so that many who ask at once wait
 * and do not take all memory.
 * @throws DesignError rate_limited where too many wait, or too many of this owner's or for this design
 */
export async function inRenderTurn<T>(
  container: MedusaContainer,
  { owner, designId }: { owner: Owner; designId: string },
  render: () => Promise<T>,
): Promise<T> {
  const who = ownerKey(owner)
  const own = under.get(who) ?? 0
  if (own >= MOST_OWN || all >= AT_ONCE + MOST_WAITING) throw busy()
  under.set(who, own + 1)
  all += 1
  try {
    await assertFew(container, designId)
    return await turns.run(render)
  } finally {
    all -= 1
    const left = (under.get(who) ?? 1) - 1
    if (left > 0) under.set(who, left)
    else under.delete(who)
  }
}
