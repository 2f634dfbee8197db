import { DropdownMenu } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '~/config/paths'
import { ACCOUNT_FACE, AccountFace } from './account-face'
import { Avatar } from './avatar'
import type { BarUser } from './bar-context'

const item =
  'block w-full cursor-pointer rounded-md px-3 py-2.5 text-left text-sm font-semibold -outline-offset-2 data-[highlighted]:bg-sunken'

interface AccountMenuProps {
  user: BarUser
  onSignOut: () => void
  /** Asked for by a key: its first entry is then chosen. */
  byKey: boolean
}

/** The signed-in customer's menu. It comes once it is asked for, and is then open. */
export default function AccountMenu({ user, onSignOut, byKey }: AccountMenuProps) {
  const first = useRef<HTMLAnchorElement>(null)
  // The menu itself has heard of no key: there was none of it when it was pressed.
  useEffect(() => {
    if (byKey) first.current?.focus()
  }, [byKey])
  // Whoever signs out takes the menu away that had the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true })
    },
    [],
  )
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger className={ACCOUNT_FACE}>
        <AccountFace user={user} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="z-50 w-64 animate-fade rounded-lg border border-line bg-surface p-2 text-ink shadow-lift"
      >
        <div className="flex items-center gap-3 border-b border-line px-3 pt-1 pb-3">
          <Avatar user={user} className="size-11 text-lg" />
          <div className="min-w-0">
            <p className="truncate font-semibold">{user.name}</p>
            <p className="truncate text-sm text-ink-soft">{user.email}</p>
          </div>
        </div>
        <div className="pt-1">
          <DropdownMenu.Item asChild>
            <Link ref={first} to={paths.dashboard} className={item}>
              Dashboard
            </Link>
          </DropdownMenu.Item>
          {user.isAdmin ? (
            <DropdownMenu.Item asChild>
              <Link to={paths.admin} className={item}>
                Admin Panel
              </Link>
            </DropdownMenu.Item>
          ) : null}
          <DropdownMenu.Item className={item} onSelect={onSignOut}>
            Sign Out
          </DropdownMenu.Item>
        </div>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
