import type { StudioSettings, StyleId } from '@caseloom/contract'
import { cn } from '~/components/ui/cn'

type StyleChoice = StudioSettings['styles'][number]

/** The shop's names are asked for; these stand there until they come, so nothing moves. */
const NAMES: Record<StyleId, string> = {
  watercolour: 'Watercolour',
  'line-art': 'Line art',
  neon: 'Neon',
  'vintage-poster': 'Vintage poster',
  pixel: 'Pixel',
  marble: 'Marble',
  botanical: 'Botanical',
  'pop-art': 'Pop art',
  riso: 'Riso print',
  'stained-glass': 'Stained glass',
  'low-poly': 'Low poly',
  'paper-cut': 'Paper cut',
  oil: 'Oil',
}
const FALLBACK = Object.entries(NAMES).map(([id, name]) => ({ id: id as StyleId, name }))

/** Each look with a picture that is drawn in it. The chosen one pressed again is let go. */
export function StylePicker({
  styles,
  chosen,
  onChoose,
}: {
  styles: readonly StyleChoice[] | undefined
  chosen: StyleId | null
  onChoose: (style: StyleId | null) => void
}) {
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="text-sm font-semibold">
        Style <span className="font-normal text-ink-soft">(as you like)</span>
      </legend>
      <ul className="mt-2.5 -mb-2 flex snap-x gap-2.5 overflow-x-auto overscroll-x-contain px-1 pt-1 pb-3 [scrollbar-width:none] max-sm:-mx-(--cl-gutter) max-sm:scroll-px-(--cl-gutter) max-sm:px-(--cl-gutter) sm:grid sm:grid-cols-7 sm:overflow-visible lg:grid-cols-5">
        {(styles && styles.length > 0 ? styles : FALLBACK).map(({ id, name }) => (
          <li key={id} className="w-22 shrink-0 snap-start sm:w-auto">
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id === chosen ? null : id)}
              className={cn(
                'group block w-full overflow-hidden rounded-md text-left transition-[box-shadow,background-color]',
                id === chosen
                  ? 'bg-weld text-on-weld ring-3 ring-weld'
                  : 'bg-surface ring-1 ring-line hover:ring-2 hover:ring-ink',
              )}
            >
              <img
                src={`/images/styles/${id}.webp`}
                alt=""
                width={240}
                height={240}
                loading="lazy"
                className="aspect-square w-full bg-sunken object-cover"
              />
              <span className="block truncate px-1 py-1.5 text-center text-xs font-semibold">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
