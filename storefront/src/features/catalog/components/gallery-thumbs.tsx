import type { KeyboardEventHandler } from 'react'
import { CasePhoto } from '~/components/case/case-photo'
import { cn } from '~/components/ui/cn'

/** How wide a thumbnail stands, as in `<img sizes>`. */
export const THUMB = '(min-width: 640px) 82px, 62px'

/** One stop for the Tab key; arrow keys go from picture to picture. */
export function GalleryThumbs({
  id,
  images,
  shown,
  onShow,
  onKeyDown,
}: {
  /** Begins the ids of the panels. */
  id: string
  images: string[]
  shown: number
  onShow: (index: number) => void
  onKeyDown: KeyboardEventHandler<HTMLElement>
}) {
  return (
    <div
      role="tablist"
      aria-label="Pictures"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="-mx-1 mt-2 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] sm:gap-3"
    >
      {images.map((image, index) => (
        <button
          key={image}
          id={`${id}-tab-${String(index)}`}
          type="button"
          role="tab"
          aria-label={`Picture ${String(index + 1)} of ${String(images.length)}`}
          aria-selected={index === shown}
          aria-controls={`${id}-panel-${String(index)}`}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onShow(index)}
          className={cn(
            'w-[4.25rem] min-w-14 overflow-hidden rounded-md border-3 transition-colors duration-200 sm:w-22',
            index === shown ? 'border-weld' : 'border-transparent hover:border-line-strong',
          )}
        >
          <CasePhoto
            src={image}
            alt=""
            sizes={THUMB}
            loading="lazy"
            className="aspect-4/5 w-full rounded-sm bg-sunken object-cover"
          />
        </button>
      ))}
    </div>
  )
}
