import type { PaymentOutcome } from '~/features/checkout/lib/settle-payment'

/** What the tab of a payment is called: whoever pays in one of many sees there what came of it. */
export function paymentTitle(outcome: PaymentOutcome | null): string {
  const free = outcome !== null && 'free' in outcome && outcome.free
  switch (outcome?.kind) {
    case 'done':
      return free ? 'Order confirmed' : 'Payment successful'
    case 'completing':
      return free ? 'Order being completed' : 'Payment successful'
    case 'checking':
      return free ? 'Checking your order' : 'Checking your payment'
    case 'unknown':
      return 'Payment not found'
    case 'ended':
      return 'Payment closed'
    case 'failed':
      return 'Payment failed'
    case undefined:
      return 'Payment'
  }
}
