/** Stripe's script could not be had: blocked, out of reach or too slow. The sentence is for the shopper. */
export class StripeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('Stripe not loaded. Please check your connection or your ad blocker and try again.', { cause })
    this.name = 'StripeNotLoaded'
  }
}

const PATIENCE_MS = 12_000

/**
 * Stripe's own script, from Stripe's own address: it watches the page of the cart for fraud. The payment page itself is
 * reached by its address. The library comes with the cart alone; a try that failed may be repeated.
 * @throws StripeNotLoaded
 */
export async function loadStripeScript(publishableKey: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), PATIENCE_MS)
  })
  try {
    const loading = import('@stripe/stripe-js/pure').then(({ loadStripe }) => loadStripe(publishableKey))
    if (!(await Promise.race([loading, late]))) throw new Error('There is no page to load it into')
  } catch (cause) {
    throw new StripeNotLoaded(cause)
  } finally {
    clearTimeout(timer)
  }
}
