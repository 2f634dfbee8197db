import { useEffect, useState, type ComponentType } from 'react'
import { hearToasts, type Said } from '~/lib/toast'

interface Shower {
  Toaster: ComponentType
  showToast: (said: Said) => void
}

/** The first sign of a hand: what it does may want a toast, which must then not wait for the network. */
const SIGNS = ['pointerdown', 'keydown'] as const

/** Shows what is said by `toast`. No page needs it to be read, so its code comes once a page is used. */
export function Toasts() {
  const [shower, setShower] = useState<Shower | null>(null)
  useEffect(() => {
    const waiting: Said[] = []
    let ready: Shower | null = null
    let asked = false
    const leave = () => SIGNS.forEach((sign) => window.removeEventListener(sign, fetchShower))
    function fetchShower() {
      if (asked) return
      asked = true
      import('./toaster').then(
        (found) => {
          leave()
          ready = found
          setShower(found)
          waiting.splice(0).forEach(found.showToast)
        },
        // Offline: what waits is shown after the next sign.
        () => (asked = false),
      )
    }
    SIGNS.forEach((sign) => window.addEventListener(sign, fetchShower, { passive: true }))
    const stopHearing = hearToasts((said) => {
      if (ready) ready.showToast(said)
      else {
        waiting.push(said)
        fetchShower()
      }
    })
    return () => {
      leave()
      stopHearing()
    }
  }, [])
  return (
    // There before anything is said in it, or screen readers miss the first.
    <section aria-label="Messages" aria-live="polite" aria-relevant="additions text">
      {shower ? <shower.Toaster /> : null}
    </section>
  )
}
