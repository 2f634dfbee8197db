import type { OrderDetail } from '@caseloom/contract'
import { Link } from 'react-router'
import { contactAbout } from '~/config/contact-about'

/** The way to a person, who is told which order it is about. */
export function OrderHelp({ order }: { order: Pick<OrderDetail, 'orderNumber'> }) {
  return (
    <p className="text-sm text-ink-soft">
      Something not right with this order?{' '}
      <Link
        to={contactAbout(`Order #${order.orderNumber}`)}
        className="font-semibold text-ink underline underline-offset-4"
      >
        Contact Support
      </Link>
    </p>
  )
}
