export {
  completeCheckout,
  TAKEN_BEFORE,
  WITHDRAWN,
  type AfterOrder,
  type Completion,
} from './completion/complete-checkout'
export { optionOrHeir } from './completion/option-or-heir'
export { ALL_DAYS as DAYS_TO_DISPUTE } from './completion/days-back'
export { drainInbox } from './completion/drain-inbox'
export { lookForDisputes } from './completion/look-for-disputes'
export type { AfterDispute, HeardOf } from './completion/take-dispute'
export { keepStripeEvent } from './completion/keep-event'
export { OrderUnderWay } from './completion/patience-with-failures'
export { reconcileCheckouts } from './completion/reconcile'
export { releaseCheckout, type AfterRelease } from './completion/release-checkout'
export { rememberedCaptureBefore } from './lib/capture-before'
export { chargedBack, isUndecided } from './lib/charged-back'
export type { StripeCheckoutOptions } from './lib/options'
export { fromMinor } from './lib/minor-units'
export { PaymentCaptured } from './lib/payment-captured'
export { isGivenBack, isTaken, paymentState, type PaymentState } from './lib/payment-state'
export { sharePence, toPence, toPounds } from './lib/pence'
export { PROVIDER_ID } from './lib/provider-id'
export { isOfTrial, isUnknownToStripe, wasForgotten } from './lib/trial'
export { STRIPE_CHECKOUT_MODULE } from './modules/stripe-checkout'
export type { CheckoutState } from './modules/stripe-checkout/transitions'
export type {
  CheckoutAddress,
  CheckoutRow,
  CheckoutSnapshot,
  DisputeRow,
  ParkedAction,
  ParkedDecision,
} from './modules/stripe-checkout/types'
export { closeCheckouts, type Unsettled } from './opening/close-checkouts'
export { offered } from './opening/offered'
export { openCheckout } from './opening/open-checkout'
export { PaidAlready, PaidMeanwhile } from './opening/paid-already'
export { DELIVERY_ASKED } from './opening/shipping-choices'
export type {
  OpenCheckoutDiscount,
  OpenCheckoutInput,
  OpenCheckoutLine,
  OpenedCheckout,
} from './opening/types'
