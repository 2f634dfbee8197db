import { startTransition, useEffect, useState } from 'react'
import { expiriesSoFar } from '~/lib/form-draft'
import { useWho } from '~/lib/who'
import { makeRoomFor, sitDown } from '../leave'
import { draftOwner, useStudioStore } from '../store'

/**
 * Brings the kept draft back: a guest's at once, a customer's once it is known to be theirs. `restored` then. Until then
 * the table is `held` where a draft is waited with, since what is chosen meanwhile would take its place; it is `taken` where
 * what lies on it is not for whoever looks.
 */
export function useOwnTable() {
  const { status, id } = useWho()
  const owner = useStudioStore((state) => state.owner)
  const [restored, setRestored] = useState(false)
  const [held, setHeld] = useState(false)
  const [expiries] = useState(expiriesSoFar)
  useEffect(() => {
    if (restored) return
    // One whose session has just run out is on the way to the login page, and comes back as the same.
    const known = status === 'signedIn' || (status === 'guest' && expiriesSoFar() === expiries)
    if (!known && draftOwner() !== null) {
      void Promise.resolve().then(() => setHeld(true))
      return
    }
    // A phone puts the studio together in small steps.
    const done = () => startTransition(() => setRestored(true))
    void sitDown(id).finally(done)
  }, [restored, status, id, expiries])
  useEffect(() => {
    if (!restored || id === null) return
    makeRoomFor(id)
    if (draftOwner() !== id) useStudioStore.setState({ owner: id })
  }, [restored, id])
  return { restored, held: held && !restored, taken: owner !== null && owner !== id }
}
