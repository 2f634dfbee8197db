import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '~/components/ui/cn'

const SEALS = {
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  note: 'bg-weld text-on-weld',
}

/** What came of a form or a link: it takes the form's place, and the focus, so that a screen reader goes on with it. */
export function Outcome({
  tone,
  icon,
  title,
  children,
  actions,
  foot,
}: {
  tone: keyof typeof SEALS
  icon: ReactNode
  title: string
  children: ReactNode
  actions?: ReactNode
  foot?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // A long form may have been left at its end.
    window.scrollTo(0, 0)
  }, [title])
  return (
    <div className="animate-rise">
      <span
        aria-hidden="true"
        className={cn('mb-6 grid size-16 place-items-center rounded-full', SEALS[tone])}
      >
        {icon}
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <div className="mt-4 grid gap-3 text-lg break-words text-ink-soft">{children}</div>
      {actions ? <div className="mt-8 flex flex-wrap gap-3">{actions}</div> : null}
      {foot ? <div className="mt-8 border-t border-line pt-5 text-sm text-ink-soft">{foot}</div> : null}
    </div>
  )
}
