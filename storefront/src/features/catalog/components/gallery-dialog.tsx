import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { CasePhoto } from '~/components/case/case-photo'
import { cn } from '~/components/ui/cn'
import { IconButton } from '~/components/ui/icon-button'
import { useFocusReturn } from '~/components/ui/use-focus-return'
import { indexByKey } from '../hooks/use-slides'

/** The pictures as large as the window. A press enlarges; then the picture is moved by scrolling. */
export function GalleryDialog({
  open,
  onOpenChange,
  images,
  name,
  shown,
  onShow,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  images: string[]
  name: string
  shown: number
  onShow: (index: number) => void
}) {
  const focusReturn = useFocusReturn()
  const [large, setLarge] = useState(false)
  const room = useRef<HTMLDivElement>(null)
  const count = images.length
  const show = (index: number) => {
    setLarge(false)
    onShow(index)
  }

  useEffect(() => {
    const box = room.current
    if (!large || !box) return
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 3
  }, [large])

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        setLarge(false)
        onOpenChange(next)
      }}
    >
      <Dialog.Portal>
        {/* Radix keeps the page behind from scrolling through its overlay. */}
        <Dialog.Overlay className="fixed inset-0 z-50">
          <Dialog.Content
            {...focusReturn}
            aria-describedby={undefined}
            onKeyDown={(event) => {
              const next = large ? null : indexByKey(event.key, shown, count)
              if (next === null || count < 2) return
              event.preventDefault()
              show(next)
            }}
            className="flex h-full animate-fade flex-col bg-paper"
          >
            <header className="shell flex items-center gap-2 py-3">
              <Dialog.Title className="mr-auto truncate text-lg">{name}</Dialog.Title>
              {count > 1 ? (
                <p role="status" className="mr-2 text-sm text-ink-soft tabular-nums">
                  <span className="sr-only">Picture </span>
                  {shown + 1} of {count}
                </p>
              ) : null}
              <IconButton label={large ? 'Smaller' : 'Larger'} onClick={() => setLarge(!large)}>
                {large ? <ZoomOut size={22} /> : <ZoomIn size={22} />}
              </IconButton>
              <Dialog.Close asChild>
                <IconButton label="Close">
                  <X size={24} />
                </IconButton>
              </Dialog.Close>
            </header>
            <div className="relative min-h-0 flex-1">
              <div
                ref={room}
                className={cn(
                  'size-full outline-offset-[-3px]',
                  large
                    ? 'overflow-auto'
                    : 'grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden px-4 pb-6 [container-type:size]',
                )}
              >
                {/* The button above does the same for the keyboard. Its room is there before the picture is. */}
                <CasePhoto
                  key={shown}
                  src={images[shown] ?? ''}
                  alt={`${name}, picture ${String(shown + 1)} of ${String(count)}`}
                  sizes="(min-width: 1200px) 1200px, 150vw"
                  onClick={() => setLarge(!large)}
                  className={cn(
                    'animate-fade',
                    large
                      ? 'mx-auto w-[max(180%,60rem)] max-w-none cursor-zoom-out sm:w-[max(100%,75rem)]'
                      : 'aspect-4/5 h-auto w-[min(100%,80cqh)] cursor-zoom-in rounded-xl bg-sunken object-contain',
                  )}
                />
              </div>
              {count > 1 && !large ? (
                <>
                  <IconButton
                    label="Previous picture"
                    tone="outline"
                    className="absolute top-1/2 left-4 -translate-y-1/2 sm:left-8"
                    onClick={() => show((shown + count - 1) % count)}
                  >
                    <ChevronLeft size={22} />
                  </IconButton>
                  <IconButton
                    label="Next picture"
                    tone="outline"
                    className="absolute top-1/2 right-4 -translate-y-1/2 sm:right-8"
                    onClick={() => show((shown + 1) % count)}
                  >
                    <ChevronRight size={22} />
                  </IconButton>
                </>
              ) : null}
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
