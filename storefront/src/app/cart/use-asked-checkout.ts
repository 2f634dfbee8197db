import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { asSeenPrice, type SeenPrice } from '~/features/cart/lib/seen-price'

/** Starts the checkout that was asked for on another page, once, as soon as the price is known; with what was seen there. */
export function useAskedCheckout(start: (seen: SeenPrice) => void, ready: boolean): void {
  const { pathname, search, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const asked = (state as { checkout?: unknown } | null)?.checkout
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  const done = useRef(false)
  useEffect(() => {
    const seen = asSeenPrice(asked)
    if (!seen || !ready || done.current) return
    done.current = true
    // Back from the payment page, the cart only shows.
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
    latest.current(seen)
  }, [asked, ready, navigate, pathname, search])
}
