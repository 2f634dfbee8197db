import type { AdminOrderDetail } from '@caseloom/contract'
import { Maximize2 } from 'lucide-react'

type Line = AdminOrderDetail['validItems'][number]

interface PictureProps {
  src: string
  /** What opens in full size: the picture itself, unless told. */
  full?: string
  alt: string
  caption: string
}

function Picture({ src, full = src, alt, caption }: PictureProps) {
  return (
    <figure className="min-w-0">
      <a
        href={full}
        target="_blank"
        rel="noreferrer"
        title="Open in full size"
        className="group relative grid h-64 place-items-center overflow-hidden rounded-lg bg-stand p-3 sm:h-96"
      >
        <img src={src} alt={alt} className="max-h-full min-h-0 max-w-full rounded-sm object-contain" />
        <span className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-full bg-surface text-ink opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
          <Maximize2 size={16} aria-hidden="true" />
        </span>
      </a>
      <figcaption className="mt-1.5 text-center text-xs text-ink-soft">{caption}</figcaption>
    </figure>
  )
}

/** The case as the customer saw it, and beside it what is printed on it: made small, with the very file a click away. */
export function LinePictures({ line }: { line: Line }) {
  const { imageUrl, printFileUrl, printPreviewUrl, item } = line
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4">
      <Picture src={imageUrl} alt={`Mock-up of ${item.name}`} caption="Mock-up" />
      {printFileUrl ? (
        <Picture
          src={printPreviewUrl ?? printFileUrl}
          full={printFileUrl}
          alt={`What is printed on ${item.name}`}
          caption="Print file"
        />
      ) : (
        <p className="grid place-items-center rounded-lg border border-dashed border-line-strong p-4 text-center text-sm text-ink-soft">
          There is no print file: the warnings say why.
        </p>
      )}
    </div>
  )
}
