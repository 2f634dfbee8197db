import { api } from '~/lib/api-client'
import type { Analytics } from '~/lib/consent/analytics'
import { readAnalytics } from '~/lib/consent/read-analytics'

const KEPT_MS = 60_000

/** What every page depends on, as the backend says it. */
interface ShopFacts {
  /** The shop shows demo data. */
  demo: boolean
  /** The public gallery is open. */
  gallery: boolean
}
/** What the settings of this process add. */
export const siteSettings = (): { worker: boolean; analytics: Analytics | null } => ({
  worker: process.env.SERVICE_WORKER !== 'off',
  analytics: readAnalytics(process.env),
})

let known: { facts: ShopFacts; until: number } | null = null

/** The server asks once a minute at most. */
export async function shopFacts(): Promise<ShopFacts> {
  if (known && known.until > Date.now()) return known.facts
  try {
    const { demoData, gallery } = await api.call('shopInfo')
    known = { facts: { demo: demoData, gallery }, until: Date.now() + KEPT_MS }
  } catch {
    // A page is shown without the answer; the next one asks again.
  }
  return known?.facts ?? { demo: false, gallery: true }
}
