import { useCallback, useState, type ImgHTMLAttributes } from 'react'
import { photoSources } from './photo-sources'

const PHOTO_PLACEHOLDER = '/images/case-placeholder.svg'

export interface CasePhotoProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'onError' | 'srcSet'> {
  src: string
  alt: string
  /** How wide it stands, as in `<img sizes>`. */
  sizes: string
  /** The picture that the page is opened for: fetched before all others. */
  first?: boolean
}

/** What is still to try: every format, then the plain file, then the drawn phone. */
type Attempt = 'formats' | 'plain' | 'placeholder'

const firstAttempt = (src: string, inFormats: boolean): Attempt =>
  src === '' ? 'placeholder' : inFormats ? 'formats' : 'plain'

/** A product's picture (4:5) in the format and width that the place needs. */
export function CasePhoto({ src, ...rest }: CasePhotoProps) {
  return <Photo key={src} src={src} {...rest} />
}

function Photo({ src, alt, sizes, first, loading, ...rest }: CasePhotoProps) {
  const sources = photoSources(src)
  const [attempt, setAttempt] = useState<Attempt>(() => firstAttempt(src, sources.length > 0))
  const next = () => setAttempt((now) => (now === 'formats' ? 'plain' : 'placeholder'))
  // A picture that failed before the scripts ran tells nobody; it is complete and has no size.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') next()
  }, [])
  return (
    <picture className="contents">
      {attempt === 'formats'
        ? sources.map(({ type, srcSet }) => <source key={type} type={type} sizes={sizes} srcSet={srcSet} />)
        : null}
      <img
        key={attempt}
        ref={check}
        src={attempt === 'placeholder' ? PHOTO_PLACEHOLDER : src}
        alt={alt}
        width={1200}
        height={1500}
        loading={first ? 'eager' : loading}
        decoding={first ? 'sync' : 'async'}
        // React 18 knows the attribute only in small letters.
        {...(first ? { fetchpriority: 'high' } : {})}
        {...rest}
        {...(attempt === 'placeholder' ? {} : { onError: next })}
      />
    </picture>
  )
}
