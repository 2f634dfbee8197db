import { AI_DESIGNS_MODULE, forgetNamelessFiles, forgetPicturesWorkflow } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { forgetExports } from '../files/forget-exports'
import { findNoted } from '../files/noted-files'
import { GUEST_COOKIE_DAYS } from '../http/principal'

const DAY_MS = 86_400_000
const KEPT_DAYS = 14
/** Words that were refused where children were concerned, for whoever has to look into them. */
const REFUSED_WORDS_DAYS = 365
const BATCH = 200

/** Those of the recipes that an order or a checkout names, also what was on an order before its customer changed it. */
async function recipesInUse(scope: MedusaContainer, hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const { rows }: { rows: { hash: string }[] } = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      `select metadata->>'recipe_hash' as hash from order_line_item where metadata->>'recipe_hash' = any(?)
       union select metadata->>'recipe_hash' from cart_line_item where metadata->>'recipe_hash' = any(?)
       union select before->>'recipeHash' from approval_adjustment where before->>'recipeHash' = any(?)`,
      [hashes, hashes, hashes],
    )
  return new Set(rows.map(({ hash }) => hash))
}

/**
 * Removes pictures that nobody has kept or ordered within a fortnight, and answers how many; also the files that processes left
 * behind when they died, and the tables that Medusa's admin exported. What was kept without an account is nobody's once no browser
 * can have its key any more.
 */
export async function forgetUnkeptPictures(scope: MedusaContainer, now = new Date()): Promise<number> {
  const designs = scope.resolve(AI_DESIGNS_MODULE)
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await designs.leaveGuests(new Date(now.getTime() - GUEST_COOKIE_DAYS * DAY_MS))
  let removed = 0
  for (let after = ''; ;) {
    const batch = await designs.unkeptArtworks(before, after, BATCH)
    const inUse = await recipesInUse(
      scope,
      batch.flatMap(({ recipe_hashes }) => recipe_hashes),
    )
    const artworkIds = batch
      .filter(({ recipe_hashes }) => !recipe_hashes.some((hash) => inUse.has(hash)))
      .map(({ id }) => id)
    const { result } = await forgetPicturesWorkflow(scope).run({ input: { artworkIds, before } })
    removed += result.removed
    if (batch.length < BATCH) break
    after = batch.at(-1)?.id ?? ''
  }
  await designs.forgetJobs(before)
  await designs.forgetRefusedWords(new Date(now.getTime() - REFUSED_WORDS_DAYS * DAY_MS))
  // Before the notes are forgotten by which some of them are found.
  await forgetExports(scope, now)
  await forgetNamelessFiles(scope, findNoted, new Date(now.getTime() - DAY_MS))
  return removed
}
