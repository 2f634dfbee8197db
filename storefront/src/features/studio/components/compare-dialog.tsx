import { Check, Heart, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { IconButton } from '~/components/ui/icon-button'
import { useFocusReturn } from '~/components/ui/use-focus-return'
import type { KeptVariation } from '../lib/studio-state'

/** As wide as its column, unless it would then be higher than its row leaves room for. */
const widthOf = ({ width, height }: KeptVariation) =>
  `min(100%, calc(var(--room) * ${String(width / height)}))`
const STEPS_OF: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export interface CompareDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  pictures: KeptVariation[]
  selectedId: string | null
  isKept: (picture: KeptVariation) => boolean
  onKeep: (picture: KeptVariation) => void
  onChoose: (id: string) => void
}

/** The pictures as large as the window: side by side, or on a phone one beside the other under the finger. */
export function CompareDialog({
  open,
  onOpenChange,
  pictures,
  selectedId,
  isKept,
  onKeep,
  onChoose,
}: CompareDialogProps) {
  const focusReturn = useFocusReturn()
  const row = useRef<HTMLUListElement>(null)
  const count = pictures.length
  const [looked, setLooked] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === selectedId),
    ),
  )
  const at = Math.min(looked, count - 1)

  // The radix focus comes first, then the picture that is looked at.
  useEffect(() => {
    const place = row.current?.children[at]
    if (!(place instanceof HTMLElement) || !row.current) return
    row.current.scrollTo({ left: place.offsetLeft - (row.current.clientWidth - place.clientWidth) / 2 })
    place.querySelector<HTMLElement>('[data-picture]')?.focus({ preventScroll: true })
  }, [at])

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50">
          <Dialog.Content
            onCloseAutoFocus={focusReturn.onCloseAutoFocus}
            onOpenAutoFocus={(event) => {
              focusReturn.onOpenAutoFocus()
              event.preventDefault()
              row.current?.querySelectorAll<HTMLElement>('[data-picture]')[at]?.focus()
            }}
            aria-describedby={undefined}
            onKeyDown={(event) => {
              const by = STEPS_OF[event.key]
              if (by === undefined) return
              event.preventDefault()
              setLooked((at + by + count) % count)
            }}
            className="flex h-dvh animate-fade flex-col bg-indigo text-on-indigo [--room:calc(100dvh-10rem)] sm:max-lg:portrait:[--room:calc(50dvh-7rem)]"
          >
            <header className="flex items-center gap-3 px-5 py-3 sm:px-8">
              <Dialog.Title className="mr-auto text-lg">Compare your pictures</Dialog.Title>
              <p className="text-sm text-indigo-soft tabular-nums sm:hidden">
                {at + 1} of {count}
              </p>
              <Dialog.Close asChild>
                <IconButton label="Close" className="hover:bg-on-indigo/15">
                  <X size={24} />
                </IconButton>
              </Dialog.Close>
            </header>
            <ul
              ref={row}
              className="flex min-h-0 flex-1 snap-x snap-mandatory gap-4 overflow-x-auto px-[12vw] py-2 pb-5 sm:justify-center sm:gap-6 sm:px-8 sm:max-lg:portrait:grid sm:max-lg:portrait:grid-cols-2 sm:max-lg:portrait:grid-rows-2 sm:max-lg:portrait:gap-y-2"
            >
              {pictures.map((picture, index) => (
                <li
                  key={picture.id}
                  className="flex w-[76vw] shrink-0 snap-center flex-col items-center justify-center gap-3 sm:w-auto sm:max-w-[28rem] sm:min-w-0 sm:flex-1 sm:max-lg:portrait:max-w-none"
                >
                  <button
                    type="button"
                    data-picture
                    aria-label={`Variation ${String(index + 1)} of ${String(count)}`}
                    aria-pressed={picture.id === selectedId}
                    onFocus={() => setLooked(index)}
                    onClick={() => onChoose(picture.id)}
                    style={{ aspectRatio: picture.width / picture.height, width: widthOf(picture) }}
                    className={cn(
                      'overflow-hidden rounded-xl outline-offset-4',
                      picture.id === selectedId && 'ring-4 ring-weld',
                    )}
                  >
                    <img
                      src={picture.imageUrl}
                      alt=""
                      width={picture.width}
                      height={picture.height}
                      className="size-full object-cover"
                    />
                  </button>
                  <div className="flex items-center gap-1">
                    <Button
                      size="sm"
                      variant={picture.id === selectedId ? 'weld' : 'ink'}
                      // The cloth behind is indigo in light and in dark, where ink is not seen.
                      className={picture.id === selectedId ? '' : 'bg-on-indigo! text-indigo! hover:bg-weld!'}
                      onClick={() => {
                        onChoose(picture.id)
                        onOpenChange(false)
                      }}
                    >
                      {picture.id === selectedId ? <Check size={16} aria-hidden="true" /> : null}
                      {picture.id === selectedId ? 'Chosen' : 'Choose this one'}
                    </Button>
                    {picture.origin === 'design' ? null : (
                      <IconButton
                        label={picture.designId ? 'Kept in My Designs' : 'Keep in My Designs'}
                        aria-pressed={isKept(picture)}
                        className="hover:bg-on-indigo/15"
                        onClick={() => onKeep(picture)}
                      >
                        <Heart size={20} fill={isKept(picture) ? 'currentColor' : 'none'} />
                      </IconButton>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
