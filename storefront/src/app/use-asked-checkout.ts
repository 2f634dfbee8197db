import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'

/** What the drawer's Checkout hands the cart page. */
export const CHECKOUT_ASKED = { checkout: true } as const

/** Starts the checkout that was asked for on another page, once, as soon as the price is known. */
export function useAskedCheckout(start: () => void, ready: boolean): void {
  const { pathname, search, state } = useLocation() as Location<unknown>
  const navigate = useNavigate()
  const asked = (state as { checkout?: unknown } | null)?.checkout === true
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  const done = useRef(false)
  useEffect(() => {
    if (!asked || !ready || done.current) return
    done.current = true
    // Back from the payment page, the cart only shows.
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
    latest.current()
  }, [asked, ready, navigate, pathname, search])
}
