import { cn } from '~/components/ui/cn'
import type { KeptVariation } from '../lib/studio-state'

export function VariationsGrid({
  variations,
  selectedId,
  onSelect,
}: {
  variations: KeptVariation[]
  selectedId: string | null
  onSelect: (id: string) => void
}) {
  return (
    <section aria-labelledby="variations" className="min-w-0 flex-1">
      <h2 id="variations" className="mb-2 text-sm">
        Generated Variations
      </h2>
      <ul className="grid grid-cols-2 gap-2">
        {variations.map((variation, index) => (
          <li key={variation.id}>
            <button
              type="button"
              aria-pressed={variation.id === selectedId}
              aria-label={`Variation ${index + 1} of ${variations.length}`}
              onClick={() => onSelect(variation.id)}
              className={cn(
                'block w-full overflow-hidden rounded-md border-3 bg-line transition-colors',
                variation.id === selectedId ? 'border-accent' : 'border-transparent hover:border-line-strong',
              )}
            >
              <img
                src={variation.thumbnailUrl}
                alt=""
                width={variation.width}
                height={variation.height}
                className="aspect-3/5 w-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
