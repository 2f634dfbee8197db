import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { readOriginal } from '../files/read-noted'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import type { RecipeRow } from '../modules/ai-designs/types'
import { cameraLoss } from './detail'
import { measureDetail } from './measure-detail'
import { shownShare } from './placement'
import { wholePlacement } from './recipe'
import { solidityOf } from './solidity'
import type { Placement, PrintTemplate } from './types'

/** A recipe from before the camera's opening, or what its picture covers, was looked at is measured once. */
export async function measured(container: MedusaContainer, row: RecipeRow): Promise<RecipeRow> {
  if (row.camera_loss !== null && row.shown !== null) return row
  const designs = container.resolve(AI_DESIGNS_MODULE)
  const artwork = await designs.retrieveArtwork(row.artwork_id, { withDeleted: true })
  const original = await readOriginal(container, artwork)
  const { widthPx: width, heightPx: height, cameraCutout } = row.template as unknown as PrintTemplate
  const print = { width, height }
  const placement = wholePlacement(row.placement as unknown as Placement)
  return designs.updateRecipes({
    id: row.id,
    camera_loss: cameraLoss(await measureDetail(original), artwork, print, placement, cameraCutout),
    shown: shownShare(artwork, print, placement, (await solidityOf(original, artwork)) ?? undefined),
  })
}

/** The share of the print that the picture of each of these recipes covers, by hash; without those whose pictures are gone. */
export async function shownShares(
  container: MedusaContainer,
  hashes: string[],
): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map()
  const recipes = await container
    .resolve(AI_DESIGNS_MODULE)
    .listRecipes({ hash: hashes }, { withDeleted: true, take: null })
  const shares = new Map<string, number>()
  for (const recipe of recipes) {
    try {
      const { shown } = await measured(container, recipe)
      if (shown !== null) shares.set(recipe.hash, shown)
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`What recipe ${recipe.hash} covers could not be measured: ${String(error)}`)
    }
  }
  return shares
}
