import { Check } from 'lucide-react'
import { cn } from './cn'

/** Numbered steps on one thread. `current` counts from 1; steps behind it are ticked. */
export function StepProgress({ steps, current, label }: { steps: string[]; current: number; label: string }) {
  return (
    <div>
      <ol aria-label={label} className="flex">
        {steps.map((step, index) => {
          const number = index + 1
          const done = number < current
          const here = number === current
          return (
            <li
              key={step}
              aria-current={here ? 'step' : undefined}
              className={cn(
                'relative flex-1 before:absolute before:top-4 before:left-8 before:h-0.5 before:w-[calc(100%-2rem)] before:content-[""] last:flex-none last:before:hidden',
                done ? 'before:bg-accent' : 'before:bg-line',
              )}
            >
              <span
                aria-hidden="true"
                className={cn(
                  'relative grid size-8 place-items-center rounded-full border-2 text-sm font-bold tabular-nums',
                  done && 'border-accent bg-accent text-on-accent',
                  here && 'border-weld bg-weld text-on-weld',
                  !done && !here && 'border-line-strong bg-paper text-ink-soft',
                )}
              >
                {done ? <Check size={16} strokeWidth={3} /> : number}
              </span>
              <span
                className={cn(
                  'mt-2 block pr-3 text-sm max-sm:sr-only',
                  here ? 'font-semibold text-ink' : 'text-ink-soft',
                )}
              >
                {step}
                {done ? <span className="sr-only"> (done)</span> : null}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="mt-3 text-sm font-semibold sm:hidden" aria-hidden="true">
        Step {current} of {steps.length}: {steps[current - 1]}
      </p>
    </div>
  )
}
