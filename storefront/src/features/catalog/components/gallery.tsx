import { Maximize2 } from 'lucide-react'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { CasePhoto } from '~/components/case/case-photo'
import { latePart } from '~/components/ui/late-part'
import { useFirstSign } from '~/components/ui/use-first-sign'
import { rove, useSlides } from '../hooks/use-slides'
import { GalleryThumbs, THUMB } from './gallery-thumbs'

const GalleryDialog = latePart(() => import('./gallery-dialog').then((part) => part.GalleryDialog))

const LARGE = '(min-width: 1344px) 620px, (min-width: 768px) 46vw, calc(100vw - 2.25rem)'

/** A product's pictures: swiped on a phone, chosen by thumbnails, opened full screen by a press. */
export function Gallery({
  images,
  name,
  corner,
}: {
  images: string[]
  name: string
  /** What lies in the upper right corner. */
  corner?: ReactNode
}) {
  const id = useId()
  const count = images.length
  const { shown, show, strip } = useSlides(count)
  /** Until then pictures to come are as small as their thumbnails, which are there anyway. */
  const somebody = useFirstSign()
  /** Null until it was opened once: its code is fetched then. */
  const [open, setOpen] = useState<boolean | null>(null)
  const many = count > 1
  const words = (index: number) => (many ? `picture ${String(index + 1)} of ${String(count)}` : 'picture')
  return (
    <section aria-label={`Pictures of ${name}`}>
      <div className="group relative overflow-hidden rounded-xl bg-sunken">
        {/* Whole pixels wide, or the neighbour of a picture shows as a hair at its edge. */}
        <div
          ref={strip}
          className="flex w-[round(up,100%,1px)] snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]"
        >
          {images.map((image, index) => (
            <div
              key={image}
              id={`${id}-panel-${String(index)}`}
              {...(many ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${String(index)}` } : {})}
              aria-hidden={index === shown ? undefined : true}
              className="w-full shrink-0 snap-center snap-always"
            >
              <button
                type="button"
                tabIndex={index === shown ? 0 : -1}
                aria-label={`View full screen: ${name}, ${words(index)}`}
                onClick={() => setOpen(true)}
                className="block w-full cursor-zoom-in rounded-xl -outline-offset-4"
              >
                <CasePhoto
                  src={image}
                  alt={`${name}, ${words(index)}`}
                  sizes={index === 0 || somebody ? LARGE : THUMB}
                  first={index === 0}
                  loading="lazy"
                  className="aspect-4/5 w-full object-cover lg:max-h-[max(28rem,calc(100dvh-17.5rem))]"
                />
              </button>
            </div>
          ))}
        </div>
        {corner ? <div className="absolute top-4 right-4">{corner}</div> : null}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-4 bottom-4 grid size-11 place-items-center rounded-full border border-line-strong bg-surface"
        >
          <Maximize2 size={18} />
        </span>
        {many ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute bottom-4 left-4 rounded-full bg-surface px-3 py-1 text-sm font-semibold tabular-nums sm:hidden"
          >
            {shown + 1} / {count}
          </span>
        ) : null}
      </div>
      {many ? (
        <>
          <p role="status" className="sr-only">
            {`Picture ${String(shown + 1)} of ${String(count)}`}
          </p>
          <GalleryThumbs
            id={id}
            images={images}
            shown={shown}
            onShow={show}
            onKeyDown={rove(count, shown, show)}
          />
        </>
      ) : null}
      {open === null ? null : (
        <Suspense fallback={null}>
          <GalleryDialog
            open={open}
            onOpenChange={setOpen}
            images={images}
            name={name}
            shown={shown}
            onShow={show}
          />
        </Suspense>
      )}
    </section>
  )
}
