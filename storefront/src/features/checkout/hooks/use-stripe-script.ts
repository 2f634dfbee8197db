import { useCallback, useEffect } from 'react'
import { loadStripeScript } from '../lib/stripe-script'

/** Begins to load Stripe's script as soon as a key is known; the answer waits for it. Without a key there is nothing to wait for. */
export function useStripeScript(publishableKey: string | null | undefined): () => Promise<void> {
  useEffect(() => {
    // Whoever presses the button is told; who only looks at the cart need not be.
    if (publishableKey) loadStripeScript(publishableKey).catch(() => undefined)
  }, [publishableKey])
  return useCallback(
    () => (publishableKey ? loadStripeScript(publishableKey) : Promise.resolve()),
    [publishableKey],
  )
}
