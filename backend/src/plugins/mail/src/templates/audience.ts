import type { MailTemplate } from './types'

/** Whom each mail is for: a customer, or the people of the shop, whose address may be a customer's too. */
const AUDIENCE: Record<MailTemplate, 'customer' | 'shop'> = {
  welcome: 'customer',
  'verify-email': 'customer',
  'reset-password': 'customer',
  'password-changed': 'customer',
  'second-factor-changed': 'customer',
  'new-sign-in': 'customer',
  'account-exists': 'customer',
  'sign-in-linked': 'customer',
  'account-deleted': 'customer',
  'tier-reached': 'customer',
  'design-reviewed': 'customer',
  'administrators-changed': 'shop',
  'user-invite': 'shop',
  'user-reset-password': 'shop',
  'user-password-changed': 'shop',
  'user-second-factor-changed': 'shop',
  'contact-message': 'shop',
  'contact-received': 'customer',
  'order-confirmation': 'customer',
  'order-approved': 'customer',
  'order-rejected': 'customer',
  'order-cancelled': 'customer',
  'order-adjust': 'customer',
  'order-adjusted': 'customer',
  'order-adjust-missed': 'customer',
  'order-lapsed': 'customer',
  'order-refunded': 'customer',
  'order-shipped': 'customer',
  'order-tracking': 'customer',
  'order-delivered': 'customer',
  'payment-in-review': 'customer',
  'payment-returned': 'customer',
  'admin-new-order': 'shop',
  'admin-order-changed': 'shop',
  'admin-print-failed': 'shop',
  'admin-print-held-up': 'shop',
  'admin-payment-parked': 'shop',
  'admin-payment-disputed': 'shop',
  'admin-order-kept': 'shop',
  'admin-refund-failed': 'shop',
  'admin-bank-word': 'shop',
  'admin-orders-waiting': 'shop',
  'admin-designs-waiting': 'shop',
  'admin-payment-lapsing': 'shop',
}

/** Names of the mails that are for customers. */
export const CUSTOMER_MAILS: readonly string[] = Object.entries(AUDIENCE)
  .filter(([, reader]) => reader === 'customer')
  .map(([template]) => template)
