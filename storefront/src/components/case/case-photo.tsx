import type { ImgHTMLAttributes } from 'react'

const OWN_PHOTO = /^(\/images\/cases\/[a-z\d-]+)\.webp$/
const NARROWER = [240, 480, 800]
const FULL_WIDTH = 1200

/** The narrower copies that lie beside the shop's own pictures. A merchandiser's upload has none. */
export function narrowerCopies(src: string): string | undefined {
  const stem = OWN_PHOTO.exec(src)?.[1]
  if (!stem) return undefined
  return [...NARROWER.map((width) => `${stem}-${width}.webp ${width}w`), `${src} ${FULL_WIDTH}w`].join(', ')
}

export interface CasePhotoProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string
  alt: string
  /** How wide it stands, as in `<img sizes>`. */
  sizes: string
}

/** A product's picture (4:5) in the width that the place needs. */
export function CasePhoto({ src, alt, sizes, ...rest }: CasePhotoProps) {
  const srcSet = narrowerCopies(src)
  // `sizes` comes before `srcSet`, and both before `src`, else Safari fetches the wide one first.
  return (
    <img {...(srcSet ? { sizes, srcSet } : {})} src={src} alt={alt} width={1200} height={1500} {...rest} />
  )
}
