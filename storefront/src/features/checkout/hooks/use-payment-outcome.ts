import type { CheckoutItem } from '@caseloom/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '~/lib/api-client'
import { toast } from '~/lib/toast'
import { firstSettlement } from '../lib/settled'
import { pauseBefore, settlePayment, type PaymentOutcome } from '../lib/settle-payment'

/** One run for each payment, however often React mounts the page; and for each person, who must not see another's. */
const running = new Map<string, Promise<PaymentOutcome>>()
/** What was said of each last: a look by itself that finds nothing new is no news. */
const told = new Map<string, string>()
const runOf = (sessionId: string, email: string | null) => `${sessionId} ${email ?? ''}`

/** Of a payment that a person ended the page itself says all there is. */
function announce(outcome: PaymentOutcome) {
  if (outcome.kind === 'done') {
    toast.success('Order processing completed!', { id: 'processed' })
    toast.success(outcome.message, { id: 'paid' })
  } else if (outcome.kind !== 'ended') toast.error(outcome.message, { id: outcome.message })
}

interface PaymentInput {
  /** Null until the shopper is known and the cart was read. */
  sessionId: string | null
  email: string | null
  cartItems: CheckoutItem[]
  clearCart: () => void
}

/** What became of a payment. While that is not known, or its order not made, it is looked up again with growing pauses. */
export function usePaymentOutcome({ sessionId, ...input }: PaymentInput) {
  // Read when the run starts: clearing the cart must not start another.
  const latest = useRef(input)
  useEffect(() => {
    latest.current = input
  })
  /** What the last look found, and which look that was. */
  const [found, setFound] = useState<{ outcome: PaymentOutcome; look: number } | null>(null)
  const [look, setLook] = useState(0)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (sessionId === null) return
    let gone = false
    const { email, cartItems, clearCart } = latest.current
    const key = runOf(sessionId, email)
    let run = running.get(key)
    if (!run) {
      run = settlePayment({
        status: () => api.call('sessionStatus', { query: { session_id: sessionId } }),
        process: () => api.call('processPayment', { body: { sessionId, customerEmail: email, cartItems } }),
      }).then((result) => {
        const first = !result.keepCart && firstSettlement(sessionId)
        const before = told.get(key)
        // A reload shows the order once more; it is no news.
        const news = result.kind === 'done' ? first || before !== undefined : result.message !== before
        if (news) announce(result)
        told.set(key, result.message)
        if (first) clearCart()
        return result
      })
      running.set(key, run)
    }
    run.then(
      (result) => {
        if (gone) return
        setFound({ outcome: result, look })
        setBusy(false)
      },
      // Only an expired sign-in comes here: the page is on its way to the login and comes back.
      () => running.delete(key),
    )
    return () => {
      gone = true
    }
  }, [sessionId, look])

  const lookAgain = useCallback(() => {
    if (sessionId !== null) running.delete(runOf(sessionId, latest.current.email))
    setLook((count) => count + 1)
  }, [sessionId])

  useEffect(() => {
    const kind = found?.outcome.kind
    if (!found || (kind !== 'checking' && kind !== 'completing')) return
    const timer = setTimeout(lookAgain, pauseBefore(found.look))
    return () => clearTimeout(timer)
  }, [found, lookAgain])

  /** Pressed by hand: whatever it finds is said. */
  const again = useCallback(() => {
    if (sessionId !== null) told.set(runOf(sessionId, latest.current.email), '')
    setBusy(true)
    lookAgain()
  }, [sessionId, lookAgain])

  return { outcome: found?.outcome ?? null, busy, again }
}
