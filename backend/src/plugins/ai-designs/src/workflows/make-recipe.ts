import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { randomBytes } from 'node:crypto'
import { readOriginal } from '../files/read-noted'
import { removeFiles, storeFiles } from '../files/store-files'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import type { Owner, RecipeRow } from '../modules/ai-designs/types'
import { checkWords } from '../policy/check-words'
import { blankSides, isSeeThroughAtEdge } from '../rendering/blank-edges'
import { cameraLoss } from '../rendering/detail'
import { measureDetail } from '../rendering/measure-detail'
import { measured } from '../rendering/measured'
import { effectiveDpi, qualityOf, shownShare } from '../rendering/placement'
import { assertPresent } from '../rendering/presence'
import { canonicalPlacement, leanPlacement, recipeHash } from '../rendering/recipe'
import { inRenderTurn } from '../rendering/render-turns'
import { renderMockup } from '../rendering/render-mockup'
import { renderPrint } from '../rendering/render-print'
import { solidityOf } from '../rendering/solidity'
import type { CaseLook, Placement, PrintTemplate, Quality } from '../rendering/types'
import { warningsOf } from '../rendering/warnings'

export interface MakeRecipeInput {
  owner: Owner
  designId: string
  /** The design may have left its owner's list, for it is what they ordered: its picture is kept as long as the order is. */
  withDeleted?: boolean
  /** The variant that is printed; null where only its SKU is known. */
  variantId: string | null
  sku: string
  template: PrintTemplate
  placement: Placement
  /** How the mock-up's case looks; the plain snap-on shell where nothing is said. */
  look?: CaseLook
}
export interface MadeRecipe {
  hash: string
  mockupToken: string
  effectiveDpi: number
  quality: Quality
  /** The share of the picture's detail that falls into the camera's opening, 0 to 1. */
  cameraLoss: number
  warnings: string[]
}

const toMade = (row: RecipeRow): MadeRecipe => ({
  hash: row.hash,
  mockupToken: row.mockup_token,
  effectiveDpi: row.effective_dpi,
  quality: qualityOf(row.effective_dpi),
  cameraLoss: row.camera_loss ?? 0,
  warnings: row.warnings as unknown as string[],
})

const makeRecipeStep = createStep(
  'make-recipe',
  async (input: MakeRecipeInput, { container }) => {
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const { variantId, sku, template, withDeleted = false } = input
    const { design, artwork } = await designs.designOf(input.owner, input.designId, { withDeleted })
    const placement = canonicalPlacement(input.placement)
    if (placement.text) checkWords(placement.text)
    const what = { designId: design.id, artworkSha256: artwork.sha256, variantId, sku, template, placement }
    const hash = recipeHash(what)
    const print = { width: template.widthPx, height: template.heightPx }
    const found = await designs.retrieveRecipeByHash(hash)
    const known = found && (await measured(container, found))
    if (known) {
      assertPresent(known.shown ?? 1, placement, print)
      return new StepResponse(toMade(known), null)
    }

    const cutout = template.cameraCutout
    const { content, facts } = await inRenderTurn(container, input, async () => {
      const original = await readOriginal(container, artwork)
      const solid = await solidityOf(original, artwork)
      const shown = shownShare(artwork, print, placement, solid ?? undefined)
      assertPresent(shown, placement, print)
      const pixels = await renderPrint(original, print, placement)
      return {
        content: await renderMockup(pixels, template, input.look),
        facts: {
          shown,
          cameraLoss: cameraLoss(await measureDetail(original), artwork, print, placement, cutout),
          blank: blankSides(pixels, placement.background),
          seeThrough: isSeeThroughAtEdge(solid, artwork, print, placement),
        },
      }
    })
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
        variant_id: variantId,
        sku,
        template: { ...template },
        placement: leanPlacement(placement),
        mockup_token: randomBytes(16).toString('hex'),
        mockup_file_id: fileIds[0] ?? '',
        effective_dpi: dpi,
        quality: qualityOf(dpi),
        camera_loss: facts.cameraLoss,
        shown: facts.shown,
        warnings: warningsOf({
          artwork,
          print,
          placement,
          dpi,
          cutout,
          ...facts,
        }) as unknown as Record<string, unknown>,
      })
      return new StepResponse(toMade(recipe), { id: recipe.id, fileIds })
    } catch (error) {
      // The same preview was asked for twice at once, and the other one made it; or ours is there though its answer was lost.
      const twin = await designs.retrieveRecipeByHash(hash)
      if (twin?.mockup_file_id !== fileIds[0]) await removeFiles(container, fileIds)
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
