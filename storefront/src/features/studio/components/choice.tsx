import type { ReactNode } from 'react'
import { cn } from '~/components/ui/cn'

/** One of several: a button that shows whether it is the chosen one. */
export function Choice({
  chosen,
  disabled,
  onChoose,
  className,
  children,
}: {
  chosen: boolean
  disabled?: boolean
  onChoose: () => void
  className?: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onChoose}
      className={cn(
        'rounded-md border-2 text-left transition-colors disabled:opacity-45',
        chosen ? 'border-weld bg-weld text-on-weld' : 'border-line bg-surface enabled:hover:border-ink',
        className,
      )}
    >
      {children}
    </button>
  )
}
