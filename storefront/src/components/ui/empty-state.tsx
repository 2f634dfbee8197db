import type { ReactNode } from 'react'
import { cn } from './cn'

export interface StateProps {
  title: ReactNode
  children?: ReactNode
  /** Buttons: what to do now. */
  actions?: ReactNode
  icon?: ReactNode
  className?: string
  /** 'h1' where the state is the whole page. */
  heading?: 'h1' | 'h2'
}

export function EmptyState({
  title,
  children,
  actions,
  icon,
  className,
  heading: Heading = 'h2',
}: StateProps) {
  return (
    <div
      className={cn(
        'warp flex flex-col items-center rounded-xl border border-dashed border-line-strong px-6 py-14 text-center',
        className,
      )}
    >
      {icon ? <div className="mb-4 text-accent">{icon}</div> : null}
      <Heading className="text-2xl">{title}</Heading>
      {children ? <div className="mt-2 max-w-md text-balance text-ink-soft">{children}</div> : null}
      {actions ? <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </div>
  )
}
