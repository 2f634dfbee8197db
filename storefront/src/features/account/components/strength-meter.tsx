import { useEffect, useState } from 'react'
import { cn } from '~/components/ui/cn'
import { isShort, passwordStrength } from '../lib/password-strength'

const COLOURS = { Weak: 'bg-bad', Fair: 'bg-warn', Good: 'bg-note', Strong: 'bg-good' }
const STEP = 25
/** A screen reader hears the strength once the typing rests, not with each key. */
const REST_MS = 900

export function StrengthMeter({ password }: { password: string }) {
  const { score, label } = passwordStrength(password)
  const typed = password !== ''
  // The steps may call a word fair that is refused for its length.
  const short = isShort(password) ? `, ${label === 'Weak' ? 'and' : 'but'} short` : ''
  const [told, setTold] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTold(typed ? `Password strength: ${label}${short}` : ''), REST_MS)
    return () => clearTimeout(timer)
  }, [label, short, typed])
  return (
    <div className={cn('text-xs', !typed && 'sr-only')}>
      <div aria-hidden="true" className="flex items-center gap-3">
        <span className="grid flex-1 grid-cols-4 gap-1">
          {[1, 2, 3, 4].map((step) => (
            <span
              key={step}
              className={cn(
                'h-1.5 rounded-full transition-colors',
                // One step shows even where nothing is earned yet: red, weak.
                score >= step * STEP || step === 1 ? COLOURS[label] : 'bg-line',
              )}
            />
          ))}
        </span>
        <span className="min-w-40 text-right">
          Password strength: <strong>{label}</strong>
          {short}
        </span>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  )
}
