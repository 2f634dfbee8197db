import type { MailContent } from './layout'
import { formatPounds } from './money'
import { orderDetails } from './order-details'
import type { MailTemplates } from './types'

const RETURNS =
  'Your case is made for you, so it cannot be returned for a change of mind. If it arrives faulty, damaged or not as described, tell us within 30 days and we put it right.'

/** The address a mail's links start from. */
export interface Links {
  dashboardUrl: string
}
const dashboard = ({ dashboardUrl }: Links) => ({ label: 'See your order', url: dashboardUrl })

export function orderConfirmation(
  { name, order }: MailTemplates['order-confirmation'],
  links: Links,
): MailContent {
  return {
    subject: `Your order #${order.orderNumber} is in`,
    preview: `We have your order of ${formatPounds(order.totals.total)}.`,
    heading: `Thank you for your order, ${name}`,
    paragraphs: [
      `Your order number is #${order.orderNumber}.`,
      'A person looks at every design before it is printed. We write to you as soon as yours goes to print.',
    ],
    details: orderDetails(order),
    action: dashboard(links),
    notes: [RETURNS],
  }
}

export function orderApproved({ name, order }: MailTemplates['order-approved'], links: Links): MailContent {
  return {
    subject: `Your order #${order.orderNumber} is going to print`,
    preview: 'Your design is approved.',
    heading: `Your design is approved, ${name}`,
    paragraphs: [
      `Order #${order.orderNumber} is on its way to the printer, and your payment of ${formatPounds(order.totals.total)} has been taken.`,
    ],
    details: orderDetails(order),
    action: dashboard(links),
    notes: [RETURNS],
  }
}

export function orderRejected(
  { name, order, reason, money }: MailTemplates['order-rejected'],
  links: Links,
): MailContent {
  const total = formatPounds(order.totals.total)
  return {
    subject: `We could not accept your order #${order.orderNumber}`,
    preview: 'What happened, and what happens with your payment.',
    heading: `We could not accept your order, ${name}`,
    paragraphs: [
      `Order #${order.orderNumber} will not be printed. The reason: ${reason}`,
      money === 'refunded'
        ? `We are sending your payment of ${total} back to you. Banks usually show it within 3 to 5 business days.`
        : `Your payment was not taken: the ${total} held on your card is released. Banks usually show that within a few days.`,
    ],
    details: orderDetails(order),
    action: dashboard(links),
    notes: ['You are welcome to change the design and order again.'],
  }
}

export function orderShipped(
  { name, order, carrier, trackingNumber, trackingUrl }: MailTemplates['order-shipped'],
  links: Links,
): MailContent {
  const tracking = [
    carrier ? `Carrier: ${carrier}.` : '',
    trackingNumber ? `Tracking number: ${trackingNumber}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
  return {
    subject: `Your order #${order.orderNumber} is on its way`,
    preview: 'Your case has left the printer.',
    heading: `Your case is on its way, ${name}`,
    paragraphs: [`Order #${order.orderNumber} has been dispatched.`, ...(tracking ? [tracking] : [])],
    details: orderDetails(order),
    action: trackingUrl ? { label: 'Track the parcel', url: trackingUrl } : dashboard(links),
    notes: [...(trackingUrl ? [`Your order: ${links.dashboardUrl}`] : []), RETURNS],
  }
}

export function orderDelivered(
  { name, order, estimated }: MailTemplates['order-delivered'],
  links: Links,
): MailContent {
  return {
    subject: estimated
      ? `Your order #${order.orderNumber} should have arrived`
      : `Your order #${order.orderNumber} has been delivered`,
    preview: 'We hope you like your case.',
    heading: estimated ? `Your case should be with you, ${name}` : `Your case has arrived, ${name}`,
    paragraphs: [
      estimated
        ? `By our estimate order #${order.orderNumber} has been delivered. If it has not reached you, write to us and we look into it.`
        : `The carrier tells us that order #${order.orderNumber} has been delivered. We hope you like it.`,
    ],
    details: orderDetails(order),
    action: dashboard(links),
    notes: [RETURNS],
  }
}
