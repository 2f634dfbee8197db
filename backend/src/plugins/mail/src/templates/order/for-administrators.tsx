import { Fragment } from 'react'
import { Action } from '../parts/action'
import { Facts } from '../parts/facts'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, Title } from '../parts/text'
import { formatPounds } from '../money'
import type { AdminMailOrder, MailTemplates } from '../types'
import { ukTime } from '../uk-time'
import { sayHeldUntil } from './held-until'

/** The first case, and how many kinds there are besides. */
const briefly = ({ cases: [first = 'Nothing', ...more] }: AdminMailOrder): string =>
  more.length > 0 ? `${first} and ${more.length} more` : first
/** `came`: what the time is called at which the order was made; it need not wait any more. */
export const factsOf = (
  { total, cases, since }: AdminMailOrder,
  came: 'Waiting since' | 'Ordered' = 'Waiting since',
): [string, string][] => [
  ['Order', `${cases.join('; ')}; ${formatPounds(total)}`],
  [came, `${ukTime(since)} (UK time)`],
]

export function adminNewOrder({ order }: MailTemplates['admin-new-order'], shop: Shop): MailPage {
  return {
    subject: `New order #${order.orderNumber} awaits approval`,
    preview: `${briefly(order)}, ${formatPounds(order.total)}`,
    internal: true,
    body: (
      <>
        <Title>Order #{order.orderNumber} awaits approval</Title>
        <Facts facts={factsOf(order)} />
        <Action label="Look at the order" href={shop.links.admin(order.orderId)} />
      </>
    ),
  }
}

export function adminOrderChanged({ order }: MailTemplates['admin-order-changed'], shop: Shop): MailPage {
  return {
    subject: `Order #${order.orderNumber} has been changed and awaits approval again`,
    preview: `${briefly(order)}, ${formatPounds(order.total)}`,
    internal: true,
    body: (
      <>
        <Title>Order #{order.orderNumber} awaits approval again</Title>
        <Paragraph>Its customer has sent the change that was asked for.</Paragraph>
        <Facts facts={factsOf(order, 'Ordered')} />
        <Action label="Look at the order" href={shop.links.admin(order.orderId)} />
      </>
    ),
  }
}

export function adminPrintFailed(
  { order, reason, stopped = false }: MailTemplates['admin-print-failed'],
  shop: Shop,
): MailPage {
  const what = stopped
    ? `The print of order #${order.orderNumber} was cancelled`
    : `Order #${order.orderNumber} could not be sent to print`
  return {
    subject: what,
    preview: reason,
    internal: true,
    body: (
      <>
        <Title>{what}</Title>
        <Paragraph>
          {stopped ? 'It was with the printer, and is not printed now.' : 'The reason:'} {reason}
        </Paragraph>
        <Facts facts={factsOf(order)} />
        <Paragraph>
          It can be processed again, which {stopped ? 'prints it anew' : 'never prints it twice'}, or
          rejected, which gives the money back.
        </Paragraph>
        <Action label="Look at the order" href={shop.links.admin(order.orderId)} />
      </>
    ),
  }
}

export function adminPrintHeldUp(
  { order, issues }: MailTemplates['admin-print-held-up'],
  shop: Shop,
): MailPage {
  return {
    subject: `The print of order #${order.orderNumber} is held up`,
    preview: issues.map(({ says }) => says).join(' '),
    internal: true,
    body: (
      <>
        <Title>The print of order #{order.orderNumber} is held up</Title>
        <Paragraph>
          Its payment has been taken, but Prodigi does not print and send all of it without somebody’s help.
        </Paragraph>
        {issues.map(({ says, advice }) => (
          <Fragment key={says}>
            <Paragraph>Prodigi reports: {says}</Paragraph>
            {advice ? <Paragraph>{advice}</Paragraph> : null}
          </Fragment>
        ))}
        <Facts facts={factsOf(order, 'Ordered')} />
        <Action label="Look at the order" href={shop.links.admin(order.orderId)} />
      </>
    ),
  }
}

export function adminOrdersWaiting(
  { orders, more }: MailTemplates['admin-orders-waiting'],
  shop: Shop,
): MailPage {
  const count = orders.length + more
  const many = count !== 1
  const what = many
    ? `${count} orders have been waiting`
    : `Order #${orders[0]?.orderNumber ?? ''} has been waiting`
  return {
    subject: `${what} for approval for more than a day`,
    preview: 'The money that is held for an order is held for a few days only.',
    internal: true,
    body: (
      <>
        <Title>{what} for more than a day</Title>
        <Facts
          facts={orders.map((order) => [
            `#${order.orderNumber}`,
            `${briefly(order)}, ${formatPounds(order.total)}, since ${ukTime(order.since)}`,
          ])}
        />
        {more > 0 ? (
          <Paragraph>
            And {more} {more === 1 ? 'more that has' : 'more that have'} not waited as long.
          </Paragraph>
        ) : null}
        <Paragraph>
          Banks hold the money for a few days only. An order that is not decided by then is cancelled.
        </Paragraph>
        <Action label="Open the panel" href={shop.links.admin(many ? undefined : orders[0]?.orderId)} />
      </>
    ),
  }
}

export function adminPaymentLapsing(
  { order, lapsesAt, about, hours }: MailTemplates['admin-payment-lapsing'],
  shop: Shop,
): MailPage {
  return {
    subject: `Decide on order #${order.orderNumber} within ${hours} hours`,
    preview: 'Then the bank no longer holds the money, and the order is cancelled.',
    internal: true,
    body: (
      <>
        <Title>The payment for order #{order.orderNumber} lapses soon</Title>
        <Paragraph>
          {sayHeldUntil({ lapsesAt, about })} An order that nobody has decided on by then is cancelled, and
          its customer is asked to pay again.
        </Paragraph>
        <Facts facts={factsOf(order)} />
        <Action label="Look at the order" href={shop.links.admin(order.orderId)} />
      </>
    ),
  }
}
