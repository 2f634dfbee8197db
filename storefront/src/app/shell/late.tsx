import { useEffect, useState, type ComponentType } from 'react'
import { againLater } from '~/features/account/lib/again-later'
import type { Analytics } from '~/lib/consent/analytics'

export interface LateProps {
  /** Absent where the shop did not say. */
  shop?: { worker: boolean; analytics: Analytics | null } | undefined
  /** Somebody wants to see the Cookie Settings. */
  choosing: boolean
  onChosen: () => void
}

/** The page has come to rest, on most machines. */
const RESTED_MS = 800
/** Failures before, as it were: nobody waits, so the pauses are long ones from the first. */
const SOME = 2

/** What says that there is no connection must be there before it is lost, and consent is asked for; but nobody waits for it. */
export function Late(props: LateProps) {
  const [Parts, setParts] = useState<ComponentType<LateProps> | null>(null)
  useEffect(() => {
    // With every effect behind it, and what they left to tasks of their own, the page can take what was done before.
    setTimeout(() => setTimeout(() => window.giveEarly?.()))
    // The root stays for as long as the page does, so nothing is ever called off.
    const fetchParts = (): Promise<void> =>
      import('./late-parts').then(
        (part) => setParts(() => part.default),
        () => void againLater(() => void fetchParts(), SOME),
      )
    setTimeout(() => void fetchParts(), RESTED_MS)
  }, [])
  return Parts && <Parts {...props} />
}
