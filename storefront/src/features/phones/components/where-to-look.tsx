import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { cn } from '~/components/ui/cn'

const PLACES = [
  {
    phone: 'On an iPhone',
    path: ['Settings', 'General', 'About'],
    then: 'Tap the line “Model Number” once: MTUV3B/A turns into A3102. “Model Name” above it says the name outright.',
    line: 'Model Number',
    looks: 'A3102',
  },
  {
    phone: 'On a Galaxy',
    path: ['Settings', 'About phone'],
    then: 'The line “Model number” begins with SM-. What follows a slash does not matter.',
    line: 'Model number',
    looks: 'SM-S921B/DS',
  },
]

/** How to find the model number in a phone's own settings. */
export function WhereToLook({ className }: { className?: string }) {
  return (
    <section aria-labelledby="where-to-look" className={cn('border-t-3 border-ink pt-4', className)}>
      <h3 id="where-to-look" className="text-lg">
        How do I find this?
      </h3>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {PLACES.map(({ phone, path, then, line, looks }) => (
          <div key={phone} className="rounded-lg bg-sunken p-4">
            <h4 className="text-sm font-semibold">{phone}</h4>
            <p className="mt-2 flex flex-wrap items-center gap-1 text-sm">
              {path.map((step, index) => (
                <Fragment key={step}>
                  {index > 0 ? <ChevronRight size={16} role="img" aria-label="then" /> : null}
                  <span className="rounded-sm border border-line-strong bg-surface px-2 py-0.5 font-semibold">
                    {step}
                  </span>
                </Fragment>
              ))}
            </p>
            <p className="mt-2 text-sm text-ink-soft">{then}</p>
            <p className="mt-3 flex items-center justify-between gap-2 rounded-md bg-surface px-3 py-2 text-sm">
              <span className="text-ink-soft">{line}</span>
              <code className="font-sans font-semibold tabular-nums">{looks}</code>
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}
