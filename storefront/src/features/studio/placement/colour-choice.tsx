import { Check } from 'lucide-react'
import { cn } from '~/components/ui/cn'

const isLight = (colour: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return 0.299 * r + 0.587 * g + 0.114 * b > 150
}

/** A few colours to press, and any other. */
export function ColourChoice({
  label,
  value,
  swatches,
  onChange,
}: {
  label: string
  value: string
  swatches: readonly string[]
  onChange: (colour: string) => void
}) {
  const chosen = value.toLowerCase()
  const all = [...new Set(swatches.map((colour) => colour.toLowerCase()))]
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {all.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={`${label} ${colour}`}
            aria-pressed={colour === chosen}
            onClick={() => onChange(colour)}
            style={{ backgroundColor: colour, color: isLight(colour) ? '#1a1744' : '#ffffff' }}
            className={cn(
              'grid size-9 place-items-center rounded-full border-2 forced-color-adjust-none',
              colour === chosen ? 'border-ink' : 'border-line-strong',
            )}
          >
            {colour === chosen ? <Check size={18} aria-hidden="true" /> : null}
          </button>
        ))}
        <label className="flex items-center gap-2 text-sm">
          <input
            type="color"
            value={value}
            aria-label={`${label}: any other`}
            onChange={(event) => onChange(event.target.value)}
            className="h-9 w-12 rounded-sm bg-surface"
          />
          <span aria-hidden="true" className="text-ink-soft">
            Any other
          </span>
        </label>
      </div>
    </fieldset>
  )
}
