import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { randomBytes } from 'node:crypto'
import { readFile, removeFiles, storeFiles } from '../files/store-files'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import type { Owner, RecipeRow } from '../modules/ai-designs/types'
import { effectiveDpi, leavesGaps, qualityOf, warningsOf } from '../rendering/placement'
import { canonicalPlacement, recipeHash } from '../rendering/recipe'
import { renderMockup } from '../rendering/render-mockup'
import { renderPrint } from '../rendering/render-print'
import type { Placement, PrintTemplate, Quality } from '../rendering/types'

export interface MakeRecipeInput {
  owner: Owner
  designId: string
  /** The variant that is printed. */
  sku: string
  template: PrintTemplate
  placement: Placement
}
export interface MadeRecipe {
  hash: string
  mockupToken: string
  effectiveDpi: number
  quality: Quality
  warnings: string[]
}

const toMade = (row: RecipeRow): MadeRecipe => ({
  hash: row.hash,
  mockupToken: row.mockup_token,
  effectiveDpi: row.effective_dpi,
  quality: qualityOf(row.effective_dpi),
  warnings: row.warnings as unknown as string[],
})

const makeRecipeStep = createStep(
  'make-recipe',
  async (input: MakeRecipeInput, { container }) => {
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const { design, artwork } = await designs.designOf(input.owner, input.designId)
    const { sku, template } = input
    const placement = canonicalPlacement(input.placement)
    const hash = recipeHash({ designId: design.id, artworkSha256: artwork.sha256, sku, template, placement })
    const known = await designs.retrieveRecipeByHash(hash)
    if (known) return new StepResponse(toMade(known), null)

    const print = { width: template.widthPx, height: template.heightPx }
    const pixels = await renderPrint(await readFile(container, artwork.original_file_id), print, placement)
    const content = await renderMockup(pixels, template)
    const mockup = {
      filename: `${randomBytes(16).toString('hex')}-case.webp`,
      mimeType: 'image/webp',
      content,
    }
    const fileIds = await storeFiles(container, [mockup])
    const dpi = effectiveDpi(artwork, print, placement, template.dpi)
    try {
      const recipe = await designs.createRecipes({
        hash,
        design_id: design.id,
        artwork_id: artwork.id,
        sku,
        template: { ...template },
        placement: { ...placement },
        mockup_token: randomBytes(16).toString('hex'),
        mockup_file_id: fileIds[0] ?? '',
        effective_dpi: dpi,
        quality: qualityOf(dpi),
        warnings: warningsOf(dpi, leavesGaps(artwork, print, placement)) as unknown as Record<
          string,
          unknown
        >,
      })
      return new StepResponse(toMade(recipe), { id: recipe.id, fileIds })
    } catch (error) {
      await removeFiles(container, fileIds)
      // The same preview was asked for twice at once: the other one made it.
      const twin = await designs.retrieveRecipeByHash(hash)
      if (twin) return new StepResponse(toMade(twin), null)
      throw error
    }
  },
  async (made, { container }) => {
    if (!made) return
    await container.resolve(AI_DESIGNS_MODULE).deleteRecipes(made.id)
    await removeFiles(container, made.fileIds)
  },
)

/** Fixes what exactly would be printed and shows it on the case; the same recipe is made once. */
export const makeRecipeWorkflow = createWorkflow('make-recipe', (input: MakeRecipeInput) => {
  return new WorkflowResponse(makeRecipeStep(input))
})
