import type { Quoted } from '~/features/cart/api/quote-cart'
import { dearerWords, type SeenPrice } from '~/features/cart/lib/seen-price'
import { useAskedCheckout } from './use-asked-checkout'
import { useOncePriced } from './use-once-priced'

interface PricedCheckout {
  checkOut: () => void
  /** As the page shows it. */
  price: SeenPrice
  quoted: Pick<Quoted, 'asking' | 'settled' | 'failed'>
  /** Told instead of going on: the price is not the one that was seen at the press. */
  stop: (words: string) => void
}

/** The ways to the payment: the button of this page, and the drawer's on another. Neither leads to a price that nobody saw. */
export function usePricedCheckout({ checkOut, price, quoted, stop }: PricedCheckout) {
  const goOn = (seen: SeenPrice) => {
    const words = dearerWords(seen, price)
    if (words === null) checkOut()
    else stop(words)
  }
  useAskedCheckout(goOn, quoted.settled || quoted.failed)
  return useOncePriced(goOn, price, quoted.asking)
}
