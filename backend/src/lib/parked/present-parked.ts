import { PARKED_ACTIONS, type ParkedCheckout } from '@caseloom/contract'
import { toPounds, type CheckoutRow } from '@caseloom/stripe-checkout'
import { env } from '../../env'
import { sumPaid } from '../checkout/sum-paid'
import { REJECT_IT_INSTEAD } from './before-administrators'

/** How it stands in the words of `/api`: what was decided and is under way has a state of its own. */
function stateOf({ state, decision }: CheckoutRow): ParkedCheckout['state'] {
  if (state === 'releasing' || state === 'released' || state === 'dismissed') return state
  if (state === 'parked') return 'open'
  return state === 'completed' && decision === 'make' ? 'made' : 'making'
}

/** A payment's page in Stripe's dashboard; the stand-in has one page for all. */
function paymentPage(intentId: string): string {
  if (env.stripe.apiBase) return `${new URL(env.stripe.apiBase).origin}/`
  const test = env.stripe.mode === 'live' ? '' : 'test/'
  return `https://dashboard.stripe.com/${test}payments/${encodeURIComponent(intentId)}`
}

const sentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`

/** What may be decided of one that waits. */
const actionsOf = (isBeforeAdministrators: boolean) =>
  PARKED_ACTIONS.filter((action) => action !== 'release' || !isBeforeAdministrators)

/**
 * A paid checkout that is, or was, parked, as administrators see it.
 * @param isBeforeAdministrators whether they know of its order, and decide on its money there
 */
export function presentParked(row: CheckoutRow, isBeforeAdministrators = false): ParkedCheckout {
  const { snapshot, decision, decided_by, decided_at, decision_note } = row
  const { address } = snapshot
  const state = stateOf(row)
  const { amount, currency } = sumPaid(row)
  return {
    id: row.id,
    sessionId: row.stripe_session_id,
    state,
    reason: [
      sentence(row.parked_reason ?? 'it is not known why'),
      ...(state === 'open' && isBeforeAdministrators ? [REJECT_IT_INSTEAD] : []),
    ].join(' '),
    trouble: row.last_error,
    parkedAt: new Date(row.parked_at ?? row.created_at).toISOString(),
    paidAt: row.paid_at ? new Date(row.paid_at).toISOString() : null,
    heldUntil: state === 'open' && row.held_until ? new Date(row.held_until).toISOString() : null,
    customer: {
      id: row.customer_id,
      name: [address.first_name, address.last_name].filter(Boolean).join(' '),
      email: snapshot.email,
    },
    shippingAddress: {
      name: [address.first_name, address.last_name].filter(Boolean).join(' '),
      street: [address.address_1, address.address_2].filter(Boolean).join(', '),
      city: address.city,
      postcode: address.postal_code,
      country: address.country_code.toUpperCase(),
      phone: address.phone ?? '',
    },
    lines: snapshot.lines.map(({ title, description, quantity, unitPence, imageUrl }) => ({
      name: title,
      description,
      quantity,
      price: toPounds(unitPence),
      imageUrl,
    })),
    goods: toPounds(row.subtotal_pence - row.discount_pence),
    paid: row.paid_pence === null ? null : amount,
    currency,
    paymentUrl: row.payment_intent_id ? paymentPage(row.payment_intent_id) : null,
    orderId: row.order_id,
    actions: state === 'open' ? actionsOf(isBeforeAdministrators) : [],
    decision:
      decision && decided_by && decided_at
        ? {
            action: decision,
            by: decided_by,
            at: new Date(decided_at).toISOString(),
            note: decision_note ?? '',
          }
        : null,
  }
}
