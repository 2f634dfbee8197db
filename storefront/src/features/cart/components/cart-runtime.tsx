import { useEffect, useRef } from 'react'
import { readToken } from '~/lib/auth-token'
import { inOwnTask } from '~/lib/in-own-task'
import { useWho } from '~/lib/who'
import { savedOwner } from '../lib/stored-cart'
import { useCartStore } from '../store'

/** Mounted once in the root. `expiries` counts sessions that ran out: their customers find the cart as they left it. */
export function CartRuntime({ expiries }: { expiries: number }) {
  const { status, id } = useWho()
  const before = useRef({ status, expiries })

  useEffect(() => {
    const ended = before.current.status !== 'guest' && status === 'guest'
    const expired = before.current.expiries !== expiries
    before.current = { status, expiries }
    // After the first paint: the server's page shows an empty cart, and the browser's first must be the same. While
    // nobody is known to be signed in, a customer's cart is not shown: the one before may have closed the browser.
    const mayShow = status !== 'unknown' || readToken() !== null || savedOwner() === null
    const { load } = useCartStore.getState()
    if (ended && !expired) {
      load()
      useCartStore.getState().leaveAccount()
    } else if (mayShow) return inOwnTask(load)
  }, [status, expiries])

  useEffect(() => {
    if (status !== 'signedIn' || id === null) return
    let left = false
    let stop: (() => void) | null = null
    // Guests, most visitors, never need it.
    import('../sync/runtime').then(
      (sync) => {
        if (!left) stop = sync.stayInStep(id)
      },
      // It did not arrive: the cart stays in this browser until the next page is opened.
      () => undefined,
    )
    return () => {
      left = true
      stop?.()
    }
  }, [status, id])
  return null
}
