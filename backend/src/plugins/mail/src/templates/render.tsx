import { MedusaError } from '@medusajs/framework/utils'
import { render } from '@react-email/render'
import type { MailOptions } from '../modules/mail/options'
import { accountDeleted } from './account/account-deleted'
import { accountExists } from './account/account-exists'
import { administratorsChanged } from './account/administrators-changed'
import { newSignIn } from './account/new-sign-in'
import { passwordChanged } from './account/password-changed'
import { resetPassword } from './account/reset-password'
import { secondFactorChanged, userSecondFactorChanged } from './account/second-factor-changed'
import { signInLinked } from './account/sign-in-linked'
import { tierReached } from './account/tier-reached'
import { userInvite } from './account/user-invite'
import { userPasswordChanged } from './account/user-password-changed'
import { userResetPassword } from './account/user-reset-password'
import { verifyEmail } from './account/verify-email'
import { welcome } from './account/welcome'
import {
  adminNewOrder,
  adminOrderChanged,
  adminOrdersWaiting,
  adminPaymentLapsing,
  adminPrintFailed,
  adminPrintHeldUp,
} from './order/for-administrators'
import { orderAdjust } from './order/order-adjust'
import { orderAdjustMissed } from './order/order-adjust-missed'
import { orderAdjusted } from './order/order-adjusted'
import { contactMessage } from './contact/contact-message'
import { contactReceived } from './contact/contact-received'
import { adminDesignsWaiting } from './gallery/designs-waiting'
import { designReviewed } from './gallery/design-reviewed'
import { orderApproved } from './order/order-approved'
import { orderCancelled } from './order/order-cancelled'
import { orderConfirmation } from './order/order-confirmation'
import { orderDelivered } from './order/order-delivered'
import { orderLapsed } from './order/order-lapsed'
import { orderRefunded } from './order/order-refunded'
import { orderRejected } from './order/order-rejected'
import { orderShipped } from './order/order-shipped'
import { orderTracking } from './order/order-tracking'
import { adminBankWord } from './order/bank-word'
import { adminPaymentDisputed } from './order/payment-disputed'
import { adminOrderKept } from './order/order-kept'
import { adminOrderStuck } from './order/order-stuck'
import { adminRefundFailed } from './order/refund-failed'
import { adminRefundStuck } from './order/refund-stuck'
import { adminParkedLapsing, adminPaymentParked } from './order/payment-parked'
import { paymentInReview } from './order/payment-in-review'
import { paymentReturned } from './order/payment-returned'
import { Page } from './parts/page'
import { plainText } from './parts/plain-text'
import type { MailPage, Shop } from './parts/shop'
import { clean, oneLine } from './parts/words'
import type { MailTemplate, MailTemplates } from './types'

export interface RenderedMail {
  subject: string
  html: string
  text: string
  /** Whom an answer reaches, where that is not the shop. */
  replyTo?: string
}

const pages: { [Name in MailTemplate]: (data: MailTemplates[Name], shop: Shop) => MailPage } = {
  welcome,
  'verify-email': verifyEmail,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'second-factor-changed': secondFactorChanged,
  'new-sign-in': newSignIn,
  'account-exists': accountExists,
  'sign-in-linked': signInLinked,
  'account-deleted': accountDeleted,
  'tier-reached': tierReached,
  'design-reviewed': designReviewed,
  'administrators-changed': administratorsChanged,
  'user-invite': userInvite,
  'user-reset-password': userResetPassword,
  'user-password-changed': userPasswordChanged,
  'user-second-factor-changed': userSecondFactorChanged,
  'contact-message': contactMessage,
  'contact-received': contactReceived,
  'order-confirmation': orderConfirmation,
  'order-approved': orderApproved,
  'order-rejected': orderRejected,
  'order-cancelled': orderCancelled,
  'order-adjust': orderAdjust,
  'order-adjusted': orderAdjusted,
  'order-adjust-missed': orderAdjustMissed,
  'order-lapsed': orderLapsed,
  'order-refunded': orderRefunded,
  'payment-in-review': paymentInReview,
  'payment-returned': paymentReturned,
  'admin-new-order': adminNewOrder,
  'admin-order-changed': adminOrderChanged,
  'admin-print-failed': adminPrintFailed,
  'admin-print-held-up': adminPrintHeldUp,
  'admin-payment-parked': adminPaymentParked,
  'admin-parked-lapsing': adminParkedLapsing,
  'admin-payment-disputed': adminPaymentDisputed,
  'admin-order-kept': adminOrderKept,
  'admin-refund-failed': adminRefundFailed,
  'admin-refund-stuck': adminRefundStuck,
  'admin-order-stuck': adminOrderStuck,
  'admin-bank-word': adminBankWord,
  'admin-orders-waiting': adminOrdersWaiting,
  'admin-designs-waiting': adminDesignsWaiting,
  'admin-payment-lapsing': adminPaymentLapsing,
  'order-shipped': orderShipped,
  'order-tracking': orderTracking,
  'order-delivered': orderDelivered,
}

/** Every mail there is. */
export const templateNames = Object.keys(pages) as MailTemplate[]

interface KeptMail {
  template: string
  /** What `enqueueMailWorkflow` was given for this template. */
  data: unknown
  askedAt: Date
}

/**
 * Makes a kept mail ready to be sent.
 * @throws MedusaError for a template that does not exist, and for a link that leads away from the shop.
 */
export async function renderMail(
  { template, data, askedAt }: KeptMail,
  { brand, publicUrl, adminUrl = `${publicUrl}/app` }: MailOptions,
  now = new Date(),
): Promise<RenderedMail> {
  if (!Object.hasOwn(pages, template))
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `There is no mail template ${template}`)
  const write = pages[template as MailTemplate] as (data: unknown, shop: Shop) => MailPage
  const orders = `${publicUrl}/dashboard?tab=orders`
  const shop: Shop = {
    brand,
    links: {
      home: publicUrl,
      dashboard: `${publicUrl}/dashboard`,
      membership: `${publicUrl}/dashboard?tab=membership`,
      studio: `${publicUrl}/customize`,
      designs: `${publicUrl}/dashboard?tab=designs`,
      published: (id) => `${publicUrl}/gallery/${encodeURIComponent(id)}`,
      signIn: `${publicUrl}/login`,
      cart: `${publicUrl}/cart`,
      admin: (id) => (id ? `${publicUrl}/admin?order=${encodeURIComponent(id)}` : `${publicUrl}/admin`),
      forgotPassword: `${publicUrl}/forgot-password`,
      medusaAdmin: adminUrl,
      order: (id) => (id ? `${orders}&order=${encodeURIComponent(id)}` : orders),
      invoice: (id) => `${orders}&order=${encodeURIComponent(id)}&invoice=download`,
    },
    askedAt,
    now,
  }
  const written = write(clean(data), shop)
  const page = { ...written, subject: oneLine(written.subject) }
  const html = await render(<Page shop={shop} page={page} />)
  const { subject, replyTo } = page
  return { subject, html, text: plainText(html), ...(replyTo ? { replyTo } : {}) }
}
