import type { NavigateFunction } from 'react-router'
import { paths } from '~/config/paths'
import { ApiError, hasCode, messageOf, NetworkError } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import type { CheckoutOptions } from '../hooks/use-checkout'
import { paidSession } from './paid-session'
import { presentPrices } from './present-prices'

const ADDRESSES = paths.addresses(paths.cart)

/** What of it the cart hears. */
type Told = Pick<CheckoutOptions, 'onPricesChanged' | 'onPromoRefused' | 'onRefused'>

/** Says why a checkout did not begin, and leads to where that is mended. */
export function explainRefusal(error: unknown, navigate: NavigateFunction, told: Told): void {
  if (hasCode(error, 'unauthenticated')) return
  if (hasCode(error, 'address_required')) {
    toast.error(messageOf(error))
    return void navigate(ADDRESSES, { state: { tab: 'addresses', from: paths.cart } })
  }
  if (hasCode(error, 'shipping_unavailable')) {
    const action = { label: 'Choose another address', to: ADDRESSES }
    toast.error(messageOf(error), { id: 'abroad', duration: 15_000, action })
    return
  }
  if (hasCode(error, 'payment_in_review')) {
    // Paid a moment ago, be it in another tab: the payment page of that session tells the rest and clears the cart.
    const session = paidSession(error.data)
    if (session) return void navigate(`${paths.payment}?session_id=${encodeURIComponent(session)}`)
  }
  if (hasCode(error, 'price_changed')) told.onPricesChanged(presentPrices(error.data), messageOf(error))
  if (hasCode(error, 'invalid_promo')) told.onPromoRefused()
  else if (error instanceof ApiError) told.onRefused()
  const fallback = 'Unable to start checkout. Please try again.'
  toast.error(error instanceof NetworkError ? fallback : messageOf(error, fallback))
}
