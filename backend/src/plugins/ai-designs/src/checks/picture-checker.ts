import sharp from 'sharp'
import { MOST_PIXELS } from '../providers/renditions'
import { CheckProcess } from './check-process'

const SIDE = 224

/** How sure the classifier is of each, 0 to 1. */
export interface PictureScores {
  porn: number
  hentai: number
  sexy: number
}

const checker = new CheckProcess()

/**
 * Looks for nudity in a picture, offline, in a process of its own.
 * @throws Error where the checker is not installed or does not answer
 */
export async function checkPicture(picture: Buffer): Promise<PictureScores> {
  const pixels = await sharp(picture, { limitInputPixels: MOST_PIXELS })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  return checker.check(pixels)
}
