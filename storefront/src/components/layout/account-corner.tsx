import { Suspense } from 'react'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { latePart } from '~/components/ui/late-part'
import { paths } from '~/config/paths'
import type { BarProps } from './bar-context'

// Guests, most visitors, never need it, so its code comes only with a session.
const Account = latePart(() => import('./account').then((part) => part.default))

/** Sign In and Get Started, or the signed-in customer's menu. */
export function AccountCorner({ user, sessionKnown, nameless, onSignOut }: BarProps) {
  if (nameless || user)
    return (
      <Suspense fallback={<span className="hidden w-28 lg:block" />}>
        <Account user={user} onSignOut={onSignOut} />
      </Suspense>
    )
  if (!sessionKnown) return <span className="hidden w-52 lg:block" />
  return (
    <span className="hidden items-center gap-2 lg:flex">
      <Link
        to={paths.login()}
        className="rounded-full px-3 py-2 text-sm font-semibold whitespace-nowrap hover:underline"
      >
        Sign In
      </Link>
      <Button asChild size="sm">
        <Link to={paths.register()}>Get Started</Link>
      </Button>
    </span>
  )
}
