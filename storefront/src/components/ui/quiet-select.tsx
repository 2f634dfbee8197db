import { ChevronDown } from 'lucide-react'
import { useId, type SelectHTMLAttributes } from 'react'

interface QuietSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  label: string
}

/** A choice that reads as part of a line: 'Sort by Featured'. The browser's own list, as in the forms. */
export function QuietSelect({ label, children, ...rest }: QuietSelectProps) {
  const id = useId()
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-sm">
      <label htmlFor={id} className="shrink-0 text-ink-soft max-sm:sr-only">
        {label}
      </label>
      <span className="relative min-w-0">
        <select
          id={id}
          className="field-sizing-content min-h-11 max-w-full appearance-none truncate rounded-full bg-transparent pr-6 pl-2 font-semibold hover:underline hover:decoration-accent hover:decoration-2 hover:underline-offset-4 max-sm:pl-0"
          {...rest}
        >
          {children}
        </select>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-1 -translate-y-1/2 text-accent"
        />
      </span>
    </span>
  )
}
