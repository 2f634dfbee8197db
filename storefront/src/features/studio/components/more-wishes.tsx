import { cn } from '~/components/ui/cn'
import { TextField } from '~/components/ui/text-field'
import { KEEP_OUT_MAX } from '../lib/prompt-words'
import type { Wish } from '../lib/studio-state'

const GROUNDS = [
  { transparent: false, name: 'Edge to edge' },
  { transparent: true, name: 'Cut out' },
]

/** What shall not be in the picture, and whether it fills the case or stands alone on it. */
export function MoreWishes({
  keepOut,
  transparent,
  onWish,
}: Pick<Wish, 'keepOut' | 'transparent'> & { onWish: (change: Partial<Wish>) => void }) {
  const tooLong = [...keepOut.trim()].length > KEEP_OUT_MAX
  return (
    <div className="mt-6 grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        label="Keep out"
        placeholder="people, text, snow"
        value={keepOut}
        onChange={(event) => onWish({ keepOut: event.target.value })}
        {...(tooLong ? { error: `Please keep this to ${KEEP_OUT_MAX} characters` } : {})}
      />
      <div>
        <p id="ground" className="mb-1.5 text-sm font-semibold">
          Picture
        </p>
        <div role="group" aria-labelledby="ground" className="flex rounded-full border-2 border-ink p-1">
          {GROUNDS.map((ground) => (
            <button
              key={ground.name}
              type="button"
              aria-pressed={ground.transparent === transparent}
              onClick={() => onWish({ transparent: ground.transparent })}
              className={cn(
                'min-h-9 flex-1 rounded-full px-4 text-sm font-semibold whitespace-nowrap',
                ground.transparent === transparent ? 'bg-ink text-paper' : 'hover:bg-sunken',
              )}
            >
              {ground.name}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
