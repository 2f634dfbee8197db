import { sniff } from '@caseloom/ai-designs'
import { PROFILE_PICTURE_PX } from '@caseloom/contract'
import { failure } from '../http/fail'
import { MAX_PIXELS, openPicture } from '../images/render-picture'
import { slots } from '../slots'

/** Everybody who knows the name may see the picture: it is 128 bits of chance. */
export const pictureUrl = (name: string): string => `/api/files/avatar/${name}.webp`

const TAKEN: string[] = ['jpeg', 'png', 'gif', 'webp']
/** Unpacking a large photograph takes a hundred megabytes and more. */
const decoding = slots(1)

const unreadable = () =>
  failure('invalid_request', 'That picture is damaged or incomplete. Please try another copy of it.')

/**
 * A square of a customer's picture: its first frame, upright, in colours that every screen shows alike, and pixels only, so
 * that nothing which was hidden in the file or beside it is kept.
 * @throws unsupported_media_type, too_large or invalid_request
 */
export async function squarePicture(bytes: Buffer): Promise<Buffer> {
  if (!TAKEN.includes(sniff(bytes))) throw failure('unsupported_media_type', 'Please select an image file')
  return decoding(async () => {
    // Only its head is read here, so that a huge picture is refused before one pixel is made of it.
    const { width, height } = await openPicture(bytes)
      .metadata()
      .catch((error: unknown) => {
        throw /pixel limit/i.test(String(error)) ? tooManyPixels() : unreadable()
      })
    if (width * height > MAX_PIXELS) throw tooManyPixels()
    return openPicture(bytes)
      .resize(PROFILE_PICTURE_PX, PROFILE_PICTURE_PX, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: 84, effort: 4 })
      .toBuffer()
      .catch(() => {
        throw unreadable()
      })
  })
}

const tooManyPixels = () =>
  failure(
    'too_large',
    `That picture has more than ${MAX_PIXELS / 1_000_000} million pixels. Please make it smaller.`,
  )
