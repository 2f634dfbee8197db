import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '../consent/stored-consent'
import { dismissWorker, keepPage, startWorker } from './worker'

/** Until the pictures of a page that was just opened are there. */
const LOOKED_MS = 2_500

/** Keeps what is seen, for when there is no connection: as long as the shop and the visitor want it. */
export function useWorker(worker: boolean): void {
  const { pathname, search } = useLocation()
  const offline = useConsent((consent) => consent.offline)
  const wanted = worker && offline && !import.meta.env.DEV
  useEffect(() => {
    void (wanted ? startWorker() : dismissWorker().catch(() => undefined))
  }, [wanted])
  useEffect(() => {
    if (!wanted || !('serviceWorker' in navigator)) return
    const timer = setTimeout(() => void keepPage().catch(() => undefined), LOOKED_MS)
    return () => clearTimeout(timer)
  }, [wanted, pathname, search])
}
