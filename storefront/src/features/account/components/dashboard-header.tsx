import type { User } from '@caseloom/contract'
import { Avatar } from '~/components/layout/avatar'
import { Badge } from '~/components/ui/badge'
import { greetingName } from '../lib/greeting'

interface DashboardHeaderProps {
  user: User
  /** What the customer's tier is called. */
  tier: string
  /** Null while it is not known yet. `note`: what the figure leaves out. */
  stats: readonly (readonly [label: string, value: string | null, note?: string | undefined])[]
}

export function DashboardHeader({ user, tier, stats }: DashboardHeaderProps) {
  return (
    <header className="warp rounded-xl bg-indigo p-5 text-on-indigo sm:p-9">
      <div className="flex items-center gap-4 sm:gap-6">
        <Avatar
          user={user}
          className="size-16 shrink-0 text-2xl ring-3 ring-weld sm:size-24 sm:text-3xl lg:hidden"
        />
        <div className="min-w-0">
          <Badge tone="weld" className="whitespace-normal!">
            {tier} Member Dashboard
          </Badge>
          <h1 className="mt-2 text-2xl break-words sm:mt-3 sm:text-3xl">
            Welcome back, {greetingName(user)}
          </h1>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-3 gap-2 sm:gap-3">
        {stats.map(([label, value, note]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-md border border-indigo-soft/40 bg-indigo p-2.5 sm:p-4"
          >
            <dt className="text-xs text-indigo-soft sm:text-sm">
              {label}
              {note ? <span className="block text-xs">{note}</span> : null}
            </dt>
            <dd
              className="font-display text-base font-bold sm:text-2xl tabular-nums"
              aria-busy={value === null}
            >
              {value ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
