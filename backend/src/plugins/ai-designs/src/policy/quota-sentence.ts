import type { Bound, Quota } from './count-quota'
import type { Tier } from './quota-settings'

/** The shop's own time: customers are told hours of the clock on their wall. */
const ZONE = 'Europe/London'
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })
const calendar = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, dateStyle: 'short' })

const MORE: Record<Tier, string> = {
  guest: ', or sign in for more',
  unverified: ', or confirm your email address for more',
  verified: '',
}

/** 'at 14:05', 'at 01:00 tomorrow': in whole minutes, and never one too early. */
export function clockTime(at: Date, now: Date): string {
  const date = new Date(Math.ceil(at.getTime() / 60_000) * 60_000)
  const tomorrow = calendar.format(date) !== calendar.format(now)
  return `at ${clock.format(date)}${tomorrow ? ' tomorrow' : ''}`
}

/** What somebody is told who has nothing left. */
export function quotaSentence(quota: Quota, bound: Bound, tier: Tier, now: Date): string {
  const { renewsAt } = quota
  const next = renewsAt ? clockTime(new Date(renewsAt), now) : 'as soon as the one being drawn is finished'
  if (bound === 'hour')
    return `That was a lot of creations for one hour. The next one is ready ${next}. Everything you made is kept.`
  const free = tier === 'guest' ? 'free ' : ''
  const used = quota.limit === 1 ? `your one ${free}creation` : `your ${quota.limit} ${free}creations`
  return `You have used ${used} for today. The next one is ready ${next}${MORE[tier]}.`
}
