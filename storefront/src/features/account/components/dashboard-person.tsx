import type { User } from '@caseloom/contract'
import type { ReactNode } from 'react'
import { Avatar } from '~/components/layout/avatar'
import { shownName } from '../lib/greeting'

/** Who is signed in, above the list of tabs; `badge`: their tier. */
export function DashboardPerson({ user, badge }: { user: User; badge: ReactNode }) {
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4">
      {/* Whoever has no name is known by their address. */}
      <Avatar user={{ ...user, name: shownName(user) }} nameless="?" className="size-12 text-xl" />
      <div className="min-w-0">
        <p className="truncate font-semibold" title={shownName(user)}>
          {shownName(user)}
        </p>
        <p className="truncate text-xs text-ink-soft" title={user.email}>
          {user.email}
        </p>
        <div className="mt-1.5">{badge}</div>
      </div>
    </div>
  )
}
