import type { Shop } from '../parts/shop'
import { Paragraph, TextLink } from '../parts/text'
import type { MailOrder } from '../types'
import { isPaidOtherwise } from './amount-paid'

/**
 * Where the invoice is. A link and no attachment: the paper changes with the order (pro forma, invoice, refunds), and its
 * address and amounts are for whoever signs in, not for every mailbox that a mail is passed on to.
 */
export function InvoiceLink({
  order,
  shop,
  proForma = false,
}: {
  order: MailOrder
  shop: Shop
  proForma?: boolean
}) {
  const { orderId } = order
  if (!orderId || isPaidOtherwise(order)) return null
  return (
    <Paragraph>
      <TextLink href={shop.links.invoice(orderId)}>
        {proForma ? 'Download the pro forma invoice (PDF)' : 'Download the invoice (PDF)'}
      </TextLink>
    </Paragraph>
  )
}
