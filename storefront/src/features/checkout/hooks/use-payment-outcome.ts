import type { CheckoutItem } from '@caseloom/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '~/lib/api-client'
import { toast } from '~/lib/toast'
import { firstSettlement } from '../lib/settled'
import { settlePayment, type PaymentOutcome } from '../lib/settle-payment'

/** One run for each payment, however often React mounts the page; and for each person, who must not see another's. */
const running = new Map<string, Promise<PaymentOutcome>>()
const runOf = (sessionId: string, email: string | null) => `${sessionId} ${email ?? ''}`

function announce(outcome: PaymentOutcome) {
  if (outcome.kind === 'done') {
    toast.success('Order processing completed!', { id: 'processed' })
    toast.success(outcome.message, { id: 'paid' })
  } else toast.error(outcome.message, { id: outcome.message })
}

interface PaymentInput {
  /** Null until the shopper is known and the cart was read. */
  sessionId: string | null
  email: string | null
  cartItems: CheckoutItem[]
  clearCart: () => void
}

export function usePaymentOutcome({ sessionId, ...input }: PaymentInput) {
  // Read when the run starts: clearing the cart must not start another.
  const latest = useRef(input)
  useEffect(() => {
    latest.current = input
  })
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null)
  const [round, setRound] = useState(0)

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
        // A reload shows the order once more; it is no news.
        if (first || result.kind !== 'done') announce(result)
        if (first) clearCart()
        return result
      })
      running.set(key, run)
    }
    run.then(
      (result) => !gone && setOutcome(result),
      // Only an expired sign-in comes here: the page is on its way to the login and comes back.
      () => running.delete(key),
    )
    return () => {
      gone = true
    }
  }, [sessionId, round])

  const again = useCallback(() => {
    if (sessionId !== null) running.delete(runOf(sessionId, latest.current.email))
    setOutcome(null)
    setRound((count) => count + 1)
  }, [sessionId])

  return { outcome, again }
}
