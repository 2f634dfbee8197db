import { useEffect, useId } from 'react'
import { loadFace } from '~/components/case/load-face'
import { familyOf, TEXT_FACES, TEXT_FONTS, type TextFont } from '~/components/case/text-faces'
import { cn } from '~/components/ui/cn'

/** The fonts, each in its own face; their files come when this is first shown. */
export function FontChoice({ value, onChange }: { value: TextFont; onChange: (font: TextFont) => void }) {
  const name = useId()
  useEffect(() => {
    // One that does not come is shown in the page's own letters.
    for (const font of TEXT_FONTS) loadFace(font).catch(() => undefined)
  }, [])
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Letters</legend>
      <div className="grid grid-cols-2 gap-2">
        {TEXT_FONTS.map((font) => (
          <label
            key={font}
            className={cn(
              'flex min-h-11 cursor-pointer items-center rounded-md border-2 bg-surface px-3 py-1.5 text-base leading-tight has-focus-visible:outline-3 has-focus-visible:outline-accent',
              font === value ? 'border-accent' : 'border-line hover:border-line-strong',
            )}
            style={{ fontFamily: `${familyOf(font)}, var(--font-sans)`, fontVariantLigatures: 'none' }}
          >
            <input
              type="radio"
              name={name}
              value={font}
              checked={font === value}
              onChange={() => onChange(font)}
              className="sr-only"
            />
            {TEXT_FACES[font].name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
