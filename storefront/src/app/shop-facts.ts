import { api } from '~/lib/api-client'

const KEPT_MS = 60_000
let known: { demo: boolean; until: number } | null = null

/** Whether the shop shows demo data, as the backend says; the server asks once a minute at most. */
export async function isDemo(): Promise<boolean> {
  if (known && known.until > Date.now()) return known.demo
  try {
    const { demoData } = await api.call('shopInfo')
    known = { demo: demoData, until: Date.now() + KEPT_MS }
  } catch {
    // A page is shown without the answer; the next one asks again.
  }
  return known?.demo ?? false
}
