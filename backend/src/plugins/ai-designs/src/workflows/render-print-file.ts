import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { createHash, randomBytes } from 'node:crypto'
import { readOriginal } from '../files/read-noted'
import { removeFiles, storeFiles } from '../files/store-files'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import type { RecipeRow } from '../modules/ai-designs/types'
import { designError } from '../policy/design-error'
import { wholePlacement } from '../rendering/recipe'
import { encodePrintFile, renderPrint } from '../rendering/render-print'
import type { Placement, PrintTemplate } from '../rendering/types'

export interface RenderedPrintFile {
  fileId: string
  sha256: string
  widthPx: number
  heightPx: number
  effectiveDpi: number
  warnings: string[]
}

function toRendered(recipe: RecipeRow, fileId: string, sha256: string): RenderedPrintFile {
  const { widthPx, heightPx } = recipe.template as unknown as PrintTemplate
  const warnings = recipe.warnings as unknown as string[]
  return { fileId, sha256, widthPx, heightPx, effectiveDpi: recipe.effective_dpi, warnings }
}

const renderPrintFileStep = createStep(
  'render-print-file',
  async (input: { recipeHash: string }, { container }) => {
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const recipe = await designs.retrieveRecipeByHash(input.recipeHash)
    if (!recipe) throw designError('not_found', 'This design’s print recipe does not exist')
    if (recipe.print_file_id && recipe.print_sha256) {
      return new StepResponse(toRendered(recipe, recipe.print_file_id, recipe.print_sha256), null)
    }
    const artwork = await designs.retrieveArtwork(recipe.artwork_id)
    const { widthPx, heightPx, dpi } = recipe.template as unknown as PrintTemplate
    const pixels = await renderPrint(
      await readOriginal(container, artwork),
      { width: widthPx, height: heightPx },
      wholePlacement(recipe.placement as unknown as Placement),
    )
    const content = await encodePrintFile(pixels, dpi)
    const sha256 = createHash('sha256').update(content).digest('hex')
    const filename = `${randomBytes(16).toString('hex')}-print.png`
    const [fileId = ''] = await storeFiles(container, [{ filename, mimeType: 'image/png', content }])
    await designs.updateRecipes({ id: recipe.id, print_file_id: fileId, print_sha256: sha256 })
    return new StepResponse(toRendered(recipe, fileId, sha256), { recipeId: recipe.id, fileId })
  },
  async (made, { container }) => {
    if (!made) return
    await container
      .resolve(AI_DESIGNS_MODULE)
      .updateRecipes({ id: made.recipeId, print_file_id: null, print_sha256: null })
    await removeFiles(container, [made.fileId])
  },
)

/** Renders the file that is printed from a recipe: once, then it is the same file for good. */
export const renderPrintFileWorkflow = createWorkflow(
  'render-print-file',
  (input: { recipeHash: string }) => {
    return new WorkflowResponse(renderPrintFileStep(input))
  },
)
