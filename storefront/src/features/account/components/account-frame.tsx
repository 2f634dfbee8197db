import type { ReactNode } from 'react'
import { PunchCard } from '~/components/punch-card'

/** Login and register: the form, and from large screens up a dyed panel beside it. */
export function AccountFrame({
  title,
  lead,
  panel,
  children,
}: {
  title: string
  lead: ReactNode
  panel: string
  children: ReactNode
}) {
  return (
    <div className="shell grid gap-10 py-10 lg:grid-cols-2 lg:items-stretch lg:py-14">
      <section className="mx-auto w-full max-w-md">
        <h1 className="text-3xl">{title}</h1>
        <div className="mt-3 mb-8 text-ink-soft">{lead}</div>
        {children}
      </section>
      <aside
        aria-hidden="true"
        className="hidden flex-col justify-between overflow-hidden rounded-xl bg-indigo p-10 text-on-indigo lg:flex"
      >
        <p className="max-w-sm font-display text-3xl font-bold">{panel}</p>
        <PunchCard text={panel} className="w-full text-weld" />
      </aside>
    </div>
  )
}
