import { api } from '~/lib/api-client'
import type { Analytics } from '~/lib/consent/analytics'
import { readAnalytics } from '~/lib/consent/read-analytics'
import { keepsWorker } from '~/lib/offline/keeps-worker'
import { notLongerThan } from './not-longer-than'

const KEPT_MS = 60_000
const PATIENCE_MS = 3_000

/** What every page depends on, as the backend says it. */
interface ShopFacts {
  /** The shop shows demo data. */
  demo: boolean
  /** The public gallery is open. */
  gallery: boolean
}
/** What the settings of this process add. */
export const siteSettings = (): { worker: boolean; analytics: Analytics | null } => ({
  worker: keepsWorker(process.env),
  analytics: readAnalytics(process.env),
})

let known: ShopFacts | null = null
let fresh = 0
let asking: Promise<void> | null = null

async function ask(): Promise<void> {
  try {
    const { demoData, gallery } = await api.call('shopInfo')
    known = { demo: demoData, gallery }
    fresh = Date.now() + KEPT_MS
  } catch {
    // A page is shown without the answer; the next one asks again.
  }
  asking = null
}

/** The server asks once a minute at most. A page waits for the first answer alone, and not for long: it may need no other. */
export async function shopFacts(): Promise<ShopFacts> {
  if (fresh <= Date.now()) asking ??= ask()
  if (known === null && asking) await notLongerThan(PATIENCE_MS, asking)
  return known ?? { demo: false, gallery: true }
}
