import type { KEEP_OUT_MAX as KeepOutLimit, PROMPT_MAX as Limit, Quota } from '@caseloom/contract'
import { once } from '~/lib/once'

/** The contract's limits. Typed from it, written out to leave its schemas out of this page. */
export const PROMPT_MAX: typeof Limit = 400
export const KEEP_OUT_MAX: typeof KeepOutLimit = 160

/** In code points, as the server counts: an emoji is one. */
export const promptLength = (prompt: string) => [...prompt.trim()].length

const told = (words: string) => {
  const text = words.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return text.toLowerCase() + String(text.match(/["“„«].+?["”“»]/g))
}
/** Whether the shop takes them for the same: line breaks, spaces and capitals mean nothing to a picture, but in the words on it. */
export const sameWords = (one: string, other: string): boolean => told(one) === told(other)

/** The sentence to show, or null where the prompt is fine. */
export function promptProblem(prompt: string): string | null {
  const length = promptLength(prompt)
  if (length === 0) return 'Please enter a design prompt'
  return length > PROMPT_MAX ? `Please keep your prompt to ${PROMPT_MAX} characters` : null
}

export const INSPIRATIONS_SHOWN = 6
/** Shown where the shop's own list does not come. */
export const FALLBACK_PROMPTS = [
  'Koi circling under lily pads at night',
  'A cat in a flower crown, looking wise',
  'Mount Fuji under cherry blossom at dawn',
  'A neon city after the rain',
  'Deep green marble with veins of gold',
  'Wild peonies spilling over a wall',
  'A lighthouse keeping watch in a storm',
  'Lemons on painted tiles, high summer',
]

const ZONE = 'Europe/London'
const clock = once(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: ZONE }),
)
const day = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'numeric', timeZone: ZONE }))

/** '09:40', 'tomorrow at 09:40'; null where there is nothing to wait for. */
function renewalTime(renewsAt: string | null, now: Date): string | null {
  const at = renewsAt === null ? null : new Date(renewsAt)
  if (!at || Number.isNaN(at.getTime()) || at <= now) return null
  const time = clock().format(at)
  return day().format(at) === day().format(now) ? time : `tomorrow at ${time}`
}

/** '12 creations left today, more at 09:40'; null where creations are not counted. */
export function quotaWords(quota: Quota, now: Date): string | null {
  if (quota.left === null) return null
  const left = `${quota.left === 0 ? 'No' : String(quota.left)} ${quota.left === 1 ? 'creation' : 'creations'} left today`
  const time = renewalTime(quota.renewsAt, now)
  if (time === null) return left
  return `${left}, more ${time.startsWith('tomorrow') ? time : `at ${time}`}`
}
