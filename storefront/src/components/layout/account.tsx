import { Suspense, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { latePart } from '~/components/ui/late-part'
import { paths } from '~/config/paths'
import { ACCOUNT_FACE, AccountFace } from './account-face'
import type { BarUser } from './bar-context'

// Few open it on most pages, so its code comes only then; a pointer on its way there is sign enough.
const fetchMenu = () => import('./account-menu').then((part) => part.default)
const AccountMenu = latePart(fetchMenu, ToDashboard)

/** Where the menu does not arrive, the page that it leads to first. */
function ToDashboard({ user }: { user: BarUser }) {
  return (
    <Link to={paths.dashboard} className={ACCOUNT_FACE}>
      <AccountFace user={user} />
    </Link>
  )
}

/** What somebody signed in has in the bar; whom the shop cannot name just now may leave all the same. */
export default function Account({ user, onSignOut }: { user: BarUser | null; onSignOut: () => void }) {
  if (user) return <Menu user={user} onSignOut={onSignOut} />
  return (
    <button
      type="button"
      className="hidden rounded-full px-3 py-2 text-sm font-semibold whitespace-nowrap hover:underline lg:block"
      onClick={onSignOut}
    >
      Sign Out
    </button>
  )
}

/** Opens the customer's menu, and makes room for it once it is there. */
function Menu({ user, onSignOut }: { user: BarUser; onSignOut: () => void }) {
  const [asked, setAsked] = useState<'by key' | 'by pointer' | null>(null)
  const soon = () => void fetchMenu().catch(() => null)
  // A press of Enter or Space comes as a click of no pointer.
  const onClick = ({ detail }: MouseEvent) => setAsked(detail === 0 ? 'by key' : 'by pointer')
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setAsked('by key')
  }
  const closed = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={asked !== null || undefined}
      className={ACCOUNT_FACE}
      onPointerEnter={soon}
      onFocus={soon}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <AccountFace user={user} />
    </button>
  )
  if (asked === null) return closed
  return (
    <Suspense fallback={closed}>
      <AccountMenu user={user} onSignOut={onSignOut} byKey={asked === 'by key'} />
    </Suspense>
  )
}
