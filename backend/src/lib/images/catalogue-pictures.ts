import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, ProductStatus } from '@medusajs/framework/utils'
import { remember } from '../cache/catalogue-cache'
import { pictureKey, pictureUrl } from './picture-url'

interface Pictures {
  thumbnail: string | null
  images: { url: string }[] | null
}

/** The uploaded pictures that a published product shows, by what they are called in the shop. */
async function readPictures(scope: MedusaContainer): Promise<Map<string, string>> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['thumbnail', 'images.url'],
    filters: { status: ProductStatus.PUBLISHED },
  })
  const urls = (data as Pictures[]).flatMap(({ thumbnail, images }) => [
    ...(thumbnail ? [thumbnail] : []),
    ...(images ?? []).map(({ url }) => url),
  ])
  return new Map(urls.filter((url) => pictureUrl(url) !== url).map((url) => [pictureKey(url), url]))
}

/** Where an uploaded picture is kept, or null where no product of the catalogue shows it. */
export async function findPicture(scope: MedusaContainer, key: string): Promise<string | null> {
  const pictures = await remember(scope, 'uploaded-pictures', () => readPictures(scope))
  return pictures.get(key) ?? null
}
