import type { CheckoutItem, priceChangedData } from '@caseloom/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { paths } from '~/config/paths'
import { api } from '~/lib/api-client'
import { hasCode, messageOf, NetworkError } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { paidSession } from '../lib/paid-session'
import { presentPrices } from '../lib/present-prices'

export type PresentPrice = z.output<typeof priceChangedData>['items'][number]

interface CheckoutOptions {
  items: CheckoutItem[]
  promoCode: string | undefined
  /** Resolves once it is known who this is: true where somebody is signed in. */
  isSignedIn: () => Promise<boolean>
  onPricesChanged: (prices: PresentPrice[]) => void
  onPromoRefused: () => void
}

/** Freezes the cart on the server and leaves for the hosted payment page. */
export function useCheckout(options: CheckoutOptions) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  function askToLogIn() {
    toast.error('Please log in to proceed with checkout', { id: 'checkout-login' })
    void navigate(paths.login(paths.cart), { state: { from: paths.cart } })
  }

  function explain(error: unknown) {
    if (hasCode(error, 'unauthenticated')) return
    if (hasCode(error, 'address_required')) {
      toast.error('Please add a delivery address before checkout')
      const state = { tab: 'addresses', from: paths.cart }
      return void navigate(`${paths.dashboard}?tab=addresses&back=${encodeURIComponent(paths.cart)}`, {
        state,
      })
    }
    if (hasCode(error, 'payment_in_review')) {
      // Paid a moment ago, be it in another tab: the payment page of that session tells the rest and clears the cart.
      const session = paidSession(error.data)
      if (session) return void navigate(`${paths.payment}?session_id=${encodeURIComponent(session)}`)
    }
    if (hasCode(error, 'price_changed')) options.onPricesChanged(presentPrices(error.data))
    if (hasCode(error, 'invalid_promo')) options.onPromoRefused()
    const fallback = 'Unable to start checkout. Please try again.'
    toast.error(error instanceof NetworkError ? fallback : messageOf(error, fallback))
  }

  async function start() {
    if (busy) return
    setBusy(true)
    try {
      if (!(await options.isSignedIn())) {
        setBusy(false)
        askToLogIn()
        return
      }
      const session = await api.call('createCheckoutSession', {
        body: { items: options.items, shippingRequired: true, promoCode: options.promoCode },
      })
      if (!session.url) throw new Error('Failed to create checkout session')
      // The button stays busy until the payment page has taken over.
      window.location.assign(session.url)
    } catch (error) {
      setBusy(false)
      explain(error)
    }
  }

  return { busy, setBusy, start }
}
