import { useId, useState, type Ref } from 'react'
import { cn } from '~/components/ui/cn'
import { starsWord } from '../lib/rating-words'
import { STAR } from './stars'

const WORDS = ['', 'Poor', 'Not great', 'It’s all right', 'Good', 'Excellent']

/** One to five stars as a group of radio buttons: arrow keys move, a pointer shows what it would choose. */
export function StarField({
  value,
  error,
  onChange,
  onBlur,
  first,
}: {
  value: number
  error?: string | undefined
  onChange: (stars: number) => void
  onBlur: () => void
  /** Its first star, which has the focus where none was given. */
  first?: Ref<HTMLInputElement>
}) {
  const id = useId()
  const [over, setOver] = useState(0)
  const shown = over || value
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="text-sm font-semibold">Your rating</legend>
      <div className="mt-1 -ml-1.5 flex flex-wrap items-center gap-x-4">
        <div className="flex" onPointerLeave={() => setOver(0)}>
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              onPointerEnter={() => setOver(stars)}
              className="rounded-md p-1.5 has-focus-visible:outline-3 has-focus-visible:outline-accent"
            >
              <input
                ref={stars === 1 ? first : undefined}
                type="radio"
                name={`${id}-stars`}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                onBlur={onBlur}
                className="sr-only"
              />
              <span className="sr-only">
                {starsWord(stars)}: {WORDS[stars]}
              </span>
              <svg viewBox="0 0 24 24" className="size-9" aria-hidden="true">
                <path
                  d={STAR}
                  strokeWidth={1.4}
                  strokeLinejoin="round"
                  className={cn(
                    'transition-colors duration-150',
                    stars <= shown ? 'fill-weld stroke-ink' : 'fill-transparent stroke-line-strong',
                  )}
                />
              </svg>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="min-w-28 font-semibold">
          {WORDS[shown]}
        </span>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
