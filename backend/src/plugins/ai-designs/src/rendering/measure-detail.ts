import sharp from 'sharp'
import { detailOf, detailSize, type DetailMap } from './detail'
import { INPUT_LIMIT, sizeOf } from './render-print'

/** What shows through a transparent artwork while it is measured: neither light nor dark. */
const BEHIND = '#808080'

/** The detail of an artwork's bytes. */
export async function measureDetail(artwork: Buffer): Promise<DetailMap> {
  const size = detailSize(await sizeOf(artwork))
  const pixels = await sharp(artwork, { limitInputPixels: INPUT_LIMIT })
    .autoOrient()
    .flatten({ background: BEHIND })
    .toColourspace('srgb')
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return detailOf(pixels, size, 3)
}
