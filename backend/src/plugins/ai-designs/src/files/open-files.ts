import type { MedusaContainer } from '@medusajs/framework/types'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import type { ArtworkSize } from '../modules/ai-designs/types'
import { designError } from '../policy/design-error'
import { readNoted } from './read-noted'
import { isFileThere, readFile, readFileIfThere } from './store-files'

export interface OpenedFile {
  buffer: Buffer
  mime: string
}

async function openPicture(container: MedusaContainer, id: string): Promise<Buffer> {
  const buffer = await readFileIfThere(container, id)
  if (!buffer) throw designError('not_found', 'Picture not found')
  return buffer
}

/** A picture by its token. @throws MedusaError `not_found`, also where its file is gone */
export async function openArtwork(
  container: MedusaContainer,
  token: string,
  size: ArtworkSize,
): Promise<OpenedFile> {
  const [artwork] = await container.resolve(AI_DESIGNS_MODULE).listArtworks({ token })
  if (!artwork) throw designError('not_found', 'Picture not found')
  const id = {
    thumb: artwork.thumb_file_id,
    large: artwork.large_file_id,
    original: artwork.original_file_id,
  }[size]
  return { buffer: await openPicture(container, id), mime: size === 'original' ? artwork.mime : 'image/webp' }
}

/** A smaller picture of what is being drawn, by its token. @throws MedusaError `not_found`, also once its job is over */
export async function openPartial(container: MedusaContainer, token: string): Promise<OpenedFile> {
  const [partial] = await container.resolve(AI_DESIGNS_MODULE).listGenerationPartials({ token })
  // The file goes before its row does.
  const buffer = partial && (await readFile(container, partial.file_id).catch(() => undefined))
  if (!buffer) throw designError('not_found', 'Picture not found')
  return { buffer, mime: 'image/webp' }
}

/** A case mock-up by its token. @throws MedusaError `not_found`, also where its file is gone */
export async function openMockup(container: MedusaContainer, token: string): Promise<OpenedFile> {
  const [recipe] = await container.resolve(AI_DESIGNS_MODULE).listRecipes({ mockup_token: token })
  if (!recipe) throw designError('not_found', 'Picture not found')
  return { buffer: await openPicture(container, recipe.mockup_file_id), mime: 'image/webp' }
}

/**
 * A rendered print file, as it was rendered.
 * @throws MedusaError `not_found`, also where it was not rendered yet; `conflict` where the store holds another in its place
 */
export async function openPrintFile(container: MedusaContainer, recipeHash: string): Promise<OpenedFile> {
  const recipe = await container.resolve(AI_DESIGNS_MODULE).retrieveRecipeByHash(recipeHash)
  const { print_file_id: id, print_sha256: sha256 } = recipe ?? {}
  if (!id || !sha256) throw designError('not_found', 'Print file not found')
  const buffer = await readNoted(
    container,
    { id, sha256 },
    'The stored print file is not the one that was rendered',
  )
  return { buffer, mime: 'image/png' }
}

/**
 * Which of these designs have lost the picture that their prints are made of; those that were taken off their owner's list count too.
 * A store that does not answer has lost nothing.
 */
export async function lostPictures(container: MedusaContainer, designIds: string[]): Promise<Set<string>> {
  const service = container.resolve(AI_DESIGNS_MODULE)
  const designs = await service.listDesigns({ id: designIds }, { withDeleted: true, take: null })
  const artworks = await service.listArtworks(
    { id: [...new Set(designs.map(({ artwork_id }) => artwork_id))] },
    { take: null },
  )
  const looked = await Promise.all(
    artworks.map(async ({ id, original_file_id }) => {
      const there = await isFileThere(container, original_file_id).catch(() => true)
      return there ? id : null
    }),
  )
  const there = new Set(looked)
  return new Set(designs.filter(({ artwork_id }) => !there.has(artwork_id)).map(({ id }) => id))
}
