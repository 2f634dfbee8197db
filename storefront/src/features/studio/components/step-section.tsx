import type { ReactNode } from 'react'

/** One step's panel. */
export function StepSection({
  number,
  title,
  aside,
  children,
}: {
  number: number
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={`step-${number}`} className="animate-rise border-t-3 border-ink pt-5 pb-12">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={`step-${number}`} tabIndex={-1} className="scroll-mt-24 text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
