import { Link, NavLink, useRouteLoaderData } from 'react-router'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { Drawer } from '~/components/ui/drawer'
import { paths } from '~/config/paths'
import { Avatar } from './avatar'
import type { BarProps } from './bar-context'
import { pagesOf } from './nav-items'

const small = 'block py-2.5 font-semibold'

/** The menu of narrow screens. */
export default function MobilePanel({
  open,
  onOpenChange,
  user,
  sessionKnown,
  nameless,
  onSignOut,
}: BarProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  // Asked of the root here, so that the bar of every page need not pass it on.
  const shop = useRouteLoaderData<{ gallery: boolean }>('root')
  const close = () => onOpenChange(false)
  const leave = (
    <button
      type="button"
      className={small}
      onClick={() => {
        close()
        onSignOut()
      }}
    >
      Sign Out
    </button>
  )
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Menu">
        {pagesOf(shop?.gallery ?? true).map((item) => (
          <NavLink
            key={item.to}
            to={item.to}
            end={item.to === paths.home}
            onClick={close}
            className={({ isActive }) =>
              cn('block border-b border-line py-4 font-display text-2xl font-bold', isActive && 'text-accent')
            }
          >
            {item.label}
          </NavLink>
        ))}
      </nav>
      {sessionKnown && user ? (
        <div className="mt-6">
          <div className="mb-3 flex items-center gap-3">
            <Avatar user={user} className="size-12 text-lg" />
            <div className="min-w-0">
              <p className="truncate font-semibold">{user.name}</p>
              <p className="truncate text-sm text-ink-soft">{user.email}</p>
            </div>
          </div>
          <Link to={paths.dashboard} onClick={close} className={small}>
            Dashboard
          </Link>
          {user.isAdmin ? (
            <Link to={paths.admin} onClick={close} className={small}>
              Admin Panel
            </Link>
          ) : null}
          {leave}
        </div>
      ) : null}
      {nameless ? <div className="mt-6">{leave}</div> : null}
      {sessionKnown && !user ? (
        <div className="mt-8 flex flex-col gap-3">
          <Button asChild size="lg">
            <Link to={paths.register()} onClick={close}>
              Get Started
            </Link>
          </Button>
          <Button asChild variant="outline" size="lg">
            <Link to={paths.login()} onClick={close}>
              Sign In
            </Link>
          </Button>
        </div>
      ) : null}
    </Drawer>
  )
}
