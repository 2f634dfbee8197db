import { designedLine, newShopper } from './actors'
import type { ApiClient } from './api-client'
import { merchandiser } from './medusa-admin'

/** A shopper's design that its owner offers to the gallery. */
export async function offeredDesign(backend: string, words: string) {
  const owner = await newShopper(backend)
  const { designId } = await designedLine(owner.api, { prompt: words })
  await owner.api.must('updateDesign', { params: { id: designId }, body: { isPublic: true } })
  return { owner, designId }
}

/** One that a merchandiser publishes. */
export async function publishedDesign(backend: string, words: string) {
  const { owner, designId } = await offeredDesign(backend, words)
  const admin = await merchandiser(backend)
  await admin.call('POST', `/designs/${designId}`, { publication: 'published' })
  return { owner, designId, admin }
}
/** The gallery's designs that a search finds. */
export const inGallery = async (api: ApiClient, search: string) =>
  (await api.must('listDesigns', { query: { search } })).items.map(({ id }) => id)
