import type { MedusaContainer } from '@medusajs/framework/types'
import { randomBytes } from 'node:crypto'
import type { ImageResult } from '../providers/image-provider'
import { storeFiles } from './store-files'

export interface PictureFiles {
  original: string
  large: string
  thumb: string
}

/** Stores a picture and its two views. Names hold chance of their own, so that a file is never found by its artwork's token. */
export async function keepPicture(
  container: MedusaContainer,
  picture: Pick<ImageResult, 'bytes' | 'mime' | 'large' | 'thumb'>,
): Promise<PictureFiles> {
  const name = randomBytes(16).toString('hex')
  const extension = picture.mime.split('/')[1]?.replace(/\W/g, '') ?? 'img'
  const [original = '', large = '', thumb = ''] = await storeFiles(container, [
    { filename: `${name}.${extension}`, mimeType: picture.mime, content: picture.bytes },
    { filename: `${name}-large.webp`, mimeType: 'image/webp', content: picture.large },
    { filename: `${name}-thumb.webp`, mimeType: 'image/webp', content: picture.thumb },
  ])
  return { original, large, thumb }
}
