import sharp, { type Metadata, type Sharp } from 'sharp'
import { DesignError, designError } from '../policy/design-error'
import { MOST_PIXELS, renditions } from '../providers/renditions'
import { isAnimatedPng, isPolyglot, sniff, type OtherKind, type PictureKind } from './sniff'

export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const LEAST_SIDE = 300
/** Of 255: fainter than this at its strongest, nothing of a picture is seen in print. */
const LEAST_ALPHA = 13
/** Twice the longest print area's side: more would not be seen on a case, however far it is zoomed in. */
const LONGEST_SIDE = 4620
const LONGEST_VIEW = 1920
const PATIENCE_SECONDS = 15

export interface PreparedPicture {
  /** The master: pixels only, upright, sRGB, 8 bit. */
  bytes: Buffer
  mime: 'image/jpeg' | 'image/png'
  width: number
  height: number
  large: Buffer
  thumb: Buffer
}

const USABLE = 'Please choose a JPEG, PNG, WebP or AVIF picture.'
const NAMES: Record<OtherKind | 'heic', string> = {
  svg: 'SVG drawings can’t be printed here: please save yours as a PNG of at least 1200 x 2000 pixels.',
  gif: 'GIF pictures can’t be printed here. ' + USABLE,
  tiff: 'TIFF pictures can’t be read here: please save yours as a JPEG or PNG.',
  bmp: 'BMP pictures can’t be read here: please save yours as a PNG.',
  pdf: 'That is a PDF, not a picture: please save the page as a PNG or JPEG.',
  heic: 'HEIC pictures can’t be read here: please share yours as a JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).',
  unknown: 'That file is not a picture we can read. ' + USABLE,
}
const unsupported = (kind: keyof typeof NAMES) => designError('unsupported_media_type', NAMES[kind])
const broken = () =>
  designError('invalid_request', 'That picture is damaged or incomplete. Please try another copy of it.')

const isPicture = (kind: PictureKind | OtherKind): kind is PictureKind =>
  ['jpeg', 'png', 'webp', 'avif', 'heic'].includes(kind)

/** Refuses by the bytes alone what is no picture, or more than one. @throws DesignError */
function checkBytes(bytes: Buffer): PictureKind {
  if (bytes.length === 0)
    throw designError('invalid_request', 'That file is empty. Please choose another one.')
  const kind = sniff(bytes)
  if (!isPicture(kind)) throw unsupported(kind)
  if (isPolyglot(bytes)) {
    throw designError(
      'invalid_request',
      'That picture has something else hidden in it. Please open it in a picture editor and save it anew.',
    )
  }
  if (kind === 'png' && isAnimatedPng(bytes)) throw animated()
  return kind
}

const animated = () =>
  designError(
    'unsupported_media_type',
    'Moving pictures can’t be printed. Please choose one that stands still.',
  )

/** Reads the head only, so that a huge picture is refused before a single pixel is made of it. */
async function checkHead(bytes: Buffer, kind: PictureKind): Promise<Metadata> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head) throw kind === 'heic' ? unsupported('heic') : broken()
  const { width, height, pages = 1 } = head
  if (pages > 1) throw animated()
  if (width * height > MOST_PIXELS) {
    throw designError(
      'too_large',
      `That picture has ${Math.round((width * height) / 1e6)} million pixels. Please make it smaller: ${MOST_PIXELS / 1e6} million are the most.`,
    )
  }
  const shorter = Math.min(width, height)
  const shrink = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  if (shorter * shrink < LEAST_SIDE) {
    const why =
      shorter < LEAST_SIDE
        ? `It needs at least ${LEAST_SIDE} on its shorter side to be printed.`
        : 'It is too narrow for its length to be printed: please cut it to the part you like.'
    throw designError('invalid_request', `That picture has ${width} x ${height} pixels. ${why}`)
  }
  return head
}

/** Upright, in sRGB with 8 bits, no larger than it can be seen. Everything that is not pixels stays behind. */
const upright = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .timeout({ seconds: PATIENCE_SECONDS })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')

/** How solid a picture is: `clear` where nothing of it would be seen. */
async function ground(bytes: Buffer, { hasAlpha }: Metadata): Promise<'opaque' | 'partly' | 'clear'> {
  if (!hasAlpha) return 'opaque'
  const { isOpaque, channels } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).stats()
  if (isOpaque) return 'opaque'
  return (channels.at(-1)?.max ?? 0) < LEAST_ALPHA ? 'clear' : 'partly'
}

/** @throws DesignError invalid_request where nothing of it would be seen */
async function encodeMaster(bytes: Buffer, head: Metadata) {
  const picture = upright(bytes)
  const seen = await ground(bytes, head)
  if (seen === 'clear')
    throw designError(
      'invalid_request',
      'That picture is see-through from edge to edge, so nothing of it would be printed. Please choose another one.',
    )
  if (seen === 'partly') {
    const png = await picture.png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true })
    return { ...png, mime: 'image/png' as const }
  }
  const jpeg = await picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { ...jpeg, mime: 'image/jpeg' as const }
}

/**
 * Makes a printable picture of a customer's file, or says in a sentence why not.
 * @throws DesignError invalid_request, too_large or unsupported_media_type
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const kind = checkBytes(bytes)
  const head = await checkHead(bytes, kind)
  try {
    const { data, info, mime } = await encodeMaster(bytes, head)
    const views = await renditions(data, LONGEST_VIEW)
    return { bytes: data, mime, width: info.width, height: info.height, ...views }
  } catch (error) {
    if (error instanceof DesignError) throw error
    throw kind === 'heic' ? unsupported('heic') : broken()
  }
}
