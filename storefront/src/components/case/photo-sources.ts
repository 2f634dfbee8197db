const OWN_PHOTO = /^(\/images\/cases\/[a-z\d-]+)\.webp$/
const UPLOAD = /^\/api\/images\/[\da-f]{32}$/
const NARROWER = [120, 240, 360, 480, 680, 800]
const FULL_WIDTH = 1200

export interface PhotoSource {
  type: 'image/avif' | 'image/webp'
  srcSet: string
}

const FORMATS = ['avif', 'webp'] as const

/** The copy of a picture at a width, or null for a picture from elsewhere, which has no copies. */
function copies(src: string): ((width: number, format: (typeof FORMATS)[number]) => string) | null {
  const stem = OWN_PHOTO.exec(src)?.[1]
  if (stem)
    return (width, format) =>
      width === FULL_WIDTH ? `${stem}.${format}` : `${stem}-${String(width)}.${format}`
  if (UPLOAD.test(src)) return (width, format) => `${src}?w=${String(width)}&as=${format}`
  return null
}

/** The formats of a picture, smallest first, each in the widths that are kept. */
export function photoSources(src: string): PhotoSource[] {
  const copy = copies(src)
  if (!copy) return []
  return FORMATS.map((format) => ({
    type: `image/${format}` as const,
    srcSet: [...NARROWER, FULL_WIDTH].map((width) => `${copy(width, format)} ${String(width)}w`).join(', '),
  }))
}
