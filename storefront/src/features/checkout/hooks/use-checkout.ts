import type { CheckoutItem, priceChangedData } from '@caseloom/contract'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { paths } from '~/config/paths'
import { api } from '~/lib/api-client'
import { toast } from '~/lib/toast'
import { useStillHere } from '~/lib/use-still-here'
import { StripeNotLoaded } from '../lib/stripe-script'
import { useStripeScript } from './use-stripe-script'

export type PresentPrice = z.output<typeof priceChangedData>['items'][number]

export interface CheckoutOptions {
  items: CheckoutItem[]
  promoCode: string | undefined
  /** Pounds, as the cart shows them: what the goods cost after discounts. Where the shop finds another sum it says so first. */
  expectedTotal?: number | undefined
  /** Null where the shop goes without Stripe's script, undefined while that is not known. */
  publishableKey?: string | null | undefined
  /** Resolves once it is known who this is: true where somebody is signed in. */
  isSignedIn: () => Promise<boolean>
  /** Its payment page is open; of an order of nothing there is none, and the shop goes on by itself. */
  onOpened: (sessionId: string) => Promise<void>
  /** `words`: what the shop says of it, with both sums. */
  onPricesChanged: (prices: PresentPrice[], words: string) => void
  onPromoRefused: () => void
  /** The shop said no for another reason than the code: something may not be as the cart shows it. */
  onRefused: () => void
}

/** Freezes the cart on the server and leaves for the hosted payment page. */
export function useCheckout(options: CheckoutOptions) {
  const [busy, show] = useState(false)
  // Two presses within one frame both see the button as it was drawn.
  const started = useRef(false)
  const setBusy = useCallback((on: boolean) => {
    started.current = on
    show(on)
  }, [])
  const stripeReady = useStripeScript(options.publishableKey)
  const navigate = useNavigate()
  const isShown = useStillHere()
  // A late answer must not lead away whoever has gone on, nor whoever is back: the cart may be another by now. The address
  // changes a moment before the page does.
  const isHere = () => isShown() && window.location.pathname.startsWith(paths.cart)

  function askToLogIn() {
    toast.error('Please log in to proceed with checkout', { id: 'checkout-login' })
    void navigate(paths.login(paths.cart), { state: { from: paths.cart } })
  }

  async function start() {
    if (started.current) return
    setBusy(true)
    // What a refusal means is wanted by few: it comes while the shop thinks.
    const explaining = import('../lib/explain-refusal').catch(() => null)
    try {
      if (!(await options.isSignedIn())) {
        setBusy(false)
        if (isHere()) askToLogIn()
        return
      }
      // Before anything is opened: a payment page that nobody reaches would only lie about.
      await stripeReady()
      if (!isHere()) return
      const session = await api.call('createCheckoutSession', {
        body: {
          items: options.items,
          shippingRequired: true,
          promoCode: options.promoCode,
          expectedTotal: options.expectedTotal,
        },
      })
      if (!isHere()) return
      if (!session.url) throw new Error('Failed to create checkout session')
      await options.onOpened(session.sessionId)
      if (!isHere()) return
      // The button stays busy until the payment page has taken over.
      window.location.assign(session.url)
    } catch (error) {
      setBusy(false)
      const explained = await explaining
      if (!isHere()) return
      if (error instanceof StripeNotLoaded) toast.error(error.message, { id: 'stripe' })
      else if (explained) explained.explainRefusal(error, navigate, options)
      else toast.error('Unable to start checkout. Please try again.')
    }
  }

  return { busy, setBusy, start }
}
