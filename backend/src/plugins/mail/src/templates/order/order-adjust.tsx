import { Fragment } from 'react'
import { formatPounds } from '../money'
import { Action } from '../parts/action'
import { shopLink } from '../parts/links'
import type { MailPage, Shop } from '../parts/shop'
import { Paragraph, TextLink, Title } from '../parts/text'
import { greet } from '../parts/words'
import { Written } from '../parts/written'
import type { MailTemplates } from '../types'
import { ukTime } from '../uk-time'
import { OrderLines } from './details'

type Adjust = MailTemplates['order-adjust']

/** The mail was held up until nothing could be changed any more, and how the order stands by now it does not know. */
function tooLate({ name, orderId, orderNumber, remark, deadline }: Adjust, shop: Shop): MailPage {
  return {
    subject: `We could not ask you in time about your order #${orderNumber}`,
    preview: 'The time for it is over. See how the order stands.',
    body: (
      <>
        <Title>{greet('This mail was held up for too long', name)}</Title>
        <Paragraph>
          We looked at order #{orderNumber} before printing it, and needed one change from you by{' '}
          {ukTime(deadline)} (UK time). That time is over, and the order may be cancelled by now: your account
          shows how it stands. We are sorry. What we would have liked you to change:
        </Paragraph>
        <Written words={remark} />
        <Action label="See your order" href={shop.links.order(orderId)} />
      </>
    ),
  }
}

export function orderAdjust(adjust: Adjust, shop: Shop): MailPage {
  const { name, orderId, orderNumber, remark, deadline, reminder, money, total, lines } = adjust
  if (shop.now >= new Date(deadline)) return tooLate(adjust, shop)
  const until = `${ukTime(deadline)} (UK time)`
  const back =
    total === 0
      ? ''
      : money === 'refunded'
        ? ` and your payment of ${formatPounds(total)} is refunded`
        : ` and the ${formatPounds(total)} held on your card is released`
  return {
    subject: reminder
      ? `Reminder: order #${orderNumber} waits for your change`
      : `Please change the design of your order #${orderNumber}`,
    preview: `One change is needed before we print, by ${until}.`,
    body: (
      <>
        <Title>{greet(reminder ? 'We still need your change' : 'We need one change from you', name)}</Title>
        <Paragraph>
          We looked at order #{orderNumber} before printing it. What we would like you to change:
        </Paragraph>
        <Written words={remark} />
        <Paragraph>
          Change the picture, its words or its place in the studio and send it for approval. Your payment
          stays as it is: nothing more is charged, and your order keeps its place in the queue.
        </Paragraph>
        {lines.map(({ adjustUrl, ...line }) => (
          <Fragment key={adjustUrl}>
            <OrderLines lines={[line]} shop={shop} />
            <Action
              label={lines.length > 1 ? `Change the design for ${line.device}` : 'Change the design'}
              href={shopLink(adjustUrl, shop.links.home)}
            />
          </Fragment>
        ))}
        <Paragraph>
          Please do it by {until}. If nothing comes by then, the order is cancelled{back}.
        </Paragraph>
        <Paragraph quiet>
          Whoever has this mail can send the change without signing in, so please keep it to yourself. You can
          also <TextLink href={shop.links.order(orderId)}>open the order in your account</TextLink>, and
          cancel it there.
        </Paragraph>
      </>
    ),
  }
}
