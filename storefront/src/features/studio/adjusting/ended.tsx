import type { Adjustment, AdjustmentSent } from '@caseloom/contract'
import { CircleCheck, Clock, Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CasePicture } from '~/components/case/case-picture'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { paths } from '~/config/paths'
import { useWho } from '~/lib/who'

/** Where to go from a page that has nothing more to do. */
function WaysOn() {
  const { status } = useWho()
  const orders = paths.orders
  return (
    <>
      <Button asChild>
        <Link to={status === 'signedIn' ? orders : paths.login(orders)}>See your orders</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.customize()}>Design another case</Link>
      </Button>
    </>
  )
}

const ID = 'change-ended'
/** What these pages say first. What led to one has gone with its button, and the keyboard goes on there. */
export const endedTitle = () => document.getElementById(ID)
const Title = ({ children }: { children: string }) => (
  <span id={ID} tabIndex={-1} className="outline-none">
    {children}
  </span>
)

const TITLES: Record<Exclude<Adjustment['state'], 'open'>, { title: string; icon: ReactNode }> = {
  answered: { title: 'Your change has been sent', icon: <CircleCheck size={40} aria-hidden="true" /> },
  expired: { title: 'The time for this change is over', icon: <Clock size={40} aria-hidden="true" /> },
  closed: { title: 'No change is needed any more', icon: <Link2Off size={40} aria-hidden="true" /> },
}

/** A link that was used, came too late, or was overtaken. */
export function EndedLink({ adjustment: { state, says, orderNumber } }: { adjustment: Adjustment }) {
  const { title, icon } = TITLES[state === 'open' ? 'closed' : state]
  return (
    <EmptyState heading="h1" title={<Title>{title}</Title>} icon={icon} actions={<WaysOn />}>
      Order #{orderNumber}. {says}
    </EmptyState>
  )
}

export function BrokenLink({ says, onRetry }: { says: string; onRetry?: (() => void) | undefined }) {
  return (
    <EmptyState
      heading="h1"
      title={<Title>This link can’t be opened</Title>}
      icon={<Link2Off size={40} aria-hidden="true" />}
      actions={
        <>
          {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
          <WaysOn />
        </>
      }
    >
      {says}
    </EmptyState>
  )
}

/** The change is on its way to the administrators. */
export function SentChange({ sent: { orderNumber, imageUrl, waiting } }: { sent: AdjustmentSent }) {
  return (
    <EmptyState
      heading="h1"
      title={<Title>Your change is with us</Title>}
      icon={<CasePicture src={imageUrl} className="w-36" />}
      actions={<WaysOn />}
    >
      {waiting > 0
        ? `Thank you. ${waiting} more ${waiting === 1 ? 'item' : 'items'} of order #${orderNumber} still ${waiting === 1 ? 'needs' : 'need'} your change: open the other link in our mail, or your orders.`
        : `Thank you. We check order #${orderNumber} next, at its old place in the queue, and write to you when it goes to print. Nothing more is charged.`}
    </EmptyState>
  )
}
