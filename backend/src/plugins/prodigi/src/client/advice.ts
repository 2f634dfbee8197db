import type { ProdigiError, ProdigiReason } from './errors'

const AGAIN = 'Process it again in a few minutes; it is never printed twice.'
const ADVICE: Record<ProdigiReason, string | null> = {
  validation: 'Mend what it names, then process the order again.',
  unauthenticated: 'Look at PRODIGI_API_KEY and PRODIGI_BASE_URL: a key works either live or in the sandbox.',
  not_found: 'Look at PRODIGI_BASE_URL, and at the order in Prodigi’s dashboard.',
  payment: 'Look at the payment method in Prodigi’s dashboard, then process the order again.',
  rate_limited: AGAIN,
  unavailable: AGAIN,
  timeout: AGAIN,
  network: AGAIN,
  refused: null,
  unexpected: null,
}

/** What an administrator can do about an order that Prodigi did not take, in a sentence. */
export function adviceOn({ reason, message }: Pick<ProdigiError, 'reason' | 'message'>): string | null {
  if (reason !== 'validation') return ADVICE[reason]
  if (message.includes('recipient.'))
    return 'Correct the delivery address on the order’s page in Medusa, then process the order again.'
  if (/\.(sku|attributes)\b/.test(message))
    return 'Correct how the case is printed on its variant’s page in Medusa (Printing), then process the order again.'
  return ADVICE.validation
}
