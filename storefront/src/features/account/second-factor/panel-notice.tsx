import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { paths } from '~/config/paths'
import { DueNotice } from './due-notice'
import { secondFactorQuery } from './second-factor'

/** Where it is set up (two-step.tsx). Not among the paths, which every page carries. */
const TWO_STEP = `${paths.dashboard}?tab=profile#two-step`

/** On the panel of an administrator who has not turned two-step sign-in on yet. */
export function PanelNotice() {
  const { data: state } = useQuery(secondFactorQuery())
  return state ? (
    <DueNotice
      state={state}
      action={
        <Button asChild variant="ghost" size="snug">
          <Link to={TWO_STEP}>Set it up</Link>
        </Button>
      }
    />
  ) : null
}

/** In place of the panel, once the time to turn it on is over. */
export function PanelClosed() {
  return (
    <EmptyState
      icon={<ShieldAlert size={40} strokeWidth={1.5} aria-hidden="true" />}
      title={
        <>
          Two-step <span className="whitespace-nowrap">sign-in</span> is needed here
        </>
      }
      actions={
        <Button asChild>
          <Link to={TWO_STEP}>Set up two-step sign-in</Link>
        </Button>
      }
    >
      Administrators sign in with a password and a code. It takes a minute, and this page is open again at
      once.
    </EmptyState>
  )
}
