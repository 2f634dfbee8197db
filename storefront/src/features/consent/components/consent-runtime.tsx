import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { latePart } from '~/components/ui/late-part'
import type { Analytics } from '~/lib/consent/analytics'
import { useConsent, type Consent } from '~/lib/consent/stored-consent'
import { countVisit, stopCounting } from '../count-visits'
import { ConsentBanner } from './consent-banner'

const CookieSettings = latePart(() => import('./cookie-settings').then((part) => part.CookieSettings))

/** Asks where there is something to ask for, and obeys: visits are counted only after a yes, and no longer than it holds. */
export function ConsentRuntime({
  analytics,
  settingsOpen,
  onSettingsClose,
}: {
  analytics: Analytics | null
  settingsOpen: boolean
  onSettingsClose: () => void
}) {
  const { counting, loaded, load, decide, ...rest } = useConsent()
  const { pathname } = useLocation()
  useEffect(() => load(analytics), [analytics, load])
  useEffect(() => {
    if (analytics && counting) void countVisit(analytics)
  }, [analytics, counting, pathname])
  const onDecide = (consent: Consent) => {
    if (analytics && consent.counting !== true) stopCounting(analytics)
    decide(consent, analytics)
  }
  return (
    <>
      {analytics && loaded && counting === null && !settingsOpen ? (
        <ConsentBanner onDecide={(yes) => onDecide({ counting: yes, offline: rest.offline })} />
      ) : null}
      {settingsOpen && loaded ? (
        <Suspense fallback={null}>
          <CookieSettings analytics={analytics} onDecide={onDecide} onClose={onSettingsClose} />
        </Suspense>
      ) : null}
    </>
  )
}
