import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from './cn'

const LOOKS = {
  note: { wash: 'bg-note-wash text-note', Icon: Info },
  good: { wash: 'bg-good-wash text-good', Icon: CircleCheck },
  warn: { wash: 'bg-warn-wash text-warn', Icon: TriangleAlert },
  bad: { wash: 'bg-bad-wash text-bad', Icon: CircleAlert },
}

/** A message in the page. Bad news is announced at once, the rest politely. */
export function Alert({
  tone = 'note',
  title,
  children,
  action,
  className,
  reveal = false,
}: {
  tone?: keyof typeof LOOKS
  title?: string
  children?: ReactNode
  action?: ReactNode
  className?: string
  /** Comes into view by itself, where it may appear below the edge of a scrolling panel. */
  reveal?: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reveal) box.current?.scrollIntoView({ block: 'nearest' })
  }, [reveal])
  const { wash, Icon } = LOOKS[tone]
  return (
    <div
      ref={box}
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cn('flex items-start gap-3 rounded-md p-4 text-sm', wash, className)}
    >
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
      {action}
    </div>
  )
}
