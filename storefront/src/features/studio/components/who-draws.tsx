import type { Quota, StudioSettings } from '@caseloom/contract'
import { quotaWords } from '../lib/prompt-words'

/** What is left, and whose hand it is. */
export function WhoDraws({ settings, quota }: { settings: StudioSettings | undefined; quota: Quota | null }) {
  const left = quota ? quotaWords(quota, new Date()) : null
  return (
    <div className="mt-3 min-h-11 text-sm text-ink-soft">
      {left ? <p className="font-semibold text-ink tabular-nums">{left}</p> : null}
      <p>{settings?.provider.note ?? 'Drawn from your words, four pictures each time.'}</p>
    </div>
  )
}
