import type { MedusaContainer } from '@medusajs/framework/types'
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { removeFilesIfThere } from '../files/store-files'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'

export interface ForgetPicturesInput {
  /** Artworks that nobody keeps, by what the shop knows beside this module. */
  artworkIds: string[]
  /** Those that somebody kept until after this moment stay. */
  before: Date
}

const BATCH = 50

/** Files first, then rows: what dies between the two is finished the next time. */
export async function removeRetired(container: MedusaContainer): Promise<number> {
  const designs = container.resolve(AI_DESIGNS_MODULE)
  let removed = 0
  for (;;) {
    const retired = await designs.listArtworks(
      { deleted_at: { $ne: null } },
      { withDeleted: true, take: BATCH, order: { id: 'ASC' } },
    )
    if (retired.length === 0) return removed
    const ids = retired.map(({ id }) => id)
    const recipes = await designs.listRecipes({ artwork_id: ids }, { take: null })
    await removeFilesIfThere(container, [
      ...retired.flatMap((row) => [row.original_file_id, row.large_file_id, row.thumb_file_id]),
      ...recipes.flatMap((row) => [row.mockup_file_id, ...(row.print_file_id ? [row.print_file_id] : [])]),
    ])
    await designs.forgetArtworks(ids)
    removed += ids.length
  }
}

const forgetPicturesStep = createStep(
  'forget-pictures',
  async ({ artworkIds, before }: ForgetPicturesInput, { container }) => {
    await container.resolve(AI_DESIGNS_MODULE).retireArtworks(artworkIds, before)
    return new StepResponse({ removed: await removeRetired(container) })
  },
)

/** Removes pictures that nobody keeps, their files and all that was made of them. It can't be undone. */
export const forgetPicturesWorkflow = createWorkflow('forget-pictures', (input: ForgetPicturesInput) => {
  return new WorkflowResponse(forgetPicturesStep(input))
})
