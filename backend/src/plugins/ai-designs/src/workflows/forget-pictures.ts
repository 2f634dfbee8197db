import type { MedusaContainer } from '@medusajs/framework/types'
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { FileRemoval } from '../files/file-removal'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'

export interface ForgetPicturesInput {
  /** Artworks that nobody keeps, by what the shop knows beside this module. */
  artworkIds: string[]
  /** Those that somebody kept until after this moment stay. */
  before: Date
}

const BATCH = 50

/**
 * Files first, then rows: what dies between the two is finished the next time. A picture whose files cannot be removed waits for that
 * too, and holds up no other: the log tells of it.
 */
export async function removeRetired(container: MedusaContainer): Promise<number> {
  const designs = container.resolve(AI_DESIGNS_MODULE)
  let removed = 0
  const removal = new FileRemoval(container)
  for (let after = ''; !removal.isOver;) {
    const retired = await designs.listArtworks(
      { deleted_at: { $ne: null }, id: { $gt: after } },
      { withDeleted: true, take: BATCH, order: { id: 'ASC' } },
    )
    const recipes = await designs.listRecipes({ artwork_id: retired.map(({ id }) => id) }, { take: null })
    const gone: string[] = []
    for (const { id, original_file_id, large_file_id, thumb_file_id } of retired) {
      const made = recipes.filter(({ artwork_id }) => artwork_id === id)
      const files = [
        ...[original_file_id, large_file_id, thumb_file_id],
        ...made.flatMap(({ mockup_file_id, print_file_id }) => [mockup_file_id, print_file_id ?? []].flat()),
      ]
      const rid = await removal.remove(files)
      if (files.every((file) => rid.has(file))) gone.push(id)
    }
    if (gone.length > 0) await designs.forgetArtworks(gone)
    removed += gone.length
    if (retired.length < BATCH) break
    after = retired.at(-1)?.id ?? ''
  }
  return removed
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
