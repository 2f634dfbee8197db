import { useRouteLoaderData } from 'react-router'
import type { Analytics } from '~/lib/consent/analytics'

const NAMES = { plausible: 'Plausible', umami: 'Umami', matomo: 'Matomo' }

/** Who counts visits in this shop, as every page is told; null where nobody does. */
const useAnalytics = () => useRouteLoaderData<{ analytics: Analytics | null }>('root')?.analytics ?? null

export function CountingUsed() {
  return useAnalytics() ? 'only once you accept it' : 'no'
}

/** Who else may learn of a visit. */
export function CountingParty() {
  const analytics = useAnalytics()
  if (!analytics) return <p>Nobody else keeps anything in your browser through this site.</p>
  return (
    <p>
      <strong>{NAMES[analytics.counter]}</strong>, at {new URL(analytics.origin).hostname}, counts which pages
      are seen, but only once you accept it: before, nothing is loaded from there. It is told the page’s path
      and, as with every call, your network address. Where you take your consent back, what it kept in your
      browser is removed. Nobody else keeps anything in your browser through this site.
    </p>
  )
}

/** One more of those who receive something of a visitor. */
export function CountingReceiver() {
  const analytics = useAnalytics()
  return analytics ? (
    <li>
      <strong>{NAMES[analytics.counter]}</strong>, at {new URL(analytics.origin).hostname}: which pages are
      seen, and your network address, but only once you accept it (consent, withdrawn at any time).
    </li>
  ) : null
}

export function CountingConsent() {
  return useAnalytics() ? (
    <p>
      We ask before visits are counted; ‘no’ is as easy as ‘yes’, and the shop works just the same. Your
      answer holds for six months. You can change it at any time by ‘Cookie Settings’ at the foot of every
      page.
    </p>
  ) : (
    <p>
      This shop counts no visits and shows no advertising, so there is nothing to consent to. Should we ever
      want to, we will ask first, ‘no’ being as easy as ‘yes’. ‘Cookie Settings’ at the foot of every page
      says what is used.
    </p>
  )
}
