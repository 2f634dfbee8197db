import { MINUTE_MS } from '../../modules/account_security/limits'

/** What the database says of a subject's minute once some more calls are counted. */
export interface Told {
  /** Of the minute that runs, with those just counted. */
  calls: number
  /** Of the minute before. */
  before: number
  /** Seconds of the running minute. */
  elapsed: number
}
type Send = (subject: string, calls: number) => Promise<Told>

interface Waiting {
  resolve: (told: Told) => void
  reject: (error: unknown) => void
}
interface Tally {
  /** As the database last said it, of both minutes, and what has been sent since. */
  told: number
  /** Let through here, and not yet in the database. */
  unsent: number
  waiting: Waiting[]
  sending: boolean
}

/** So much of what is allowed passes without asking: other processes may each let through as much, unknown to this one. */
const UNASKED = 0.1
const LATER_MS = 250

/**
 * Counts calls together: a statement for each would be most of what a picture or a list costs. The first few of a minute pass at once
 * and are sent along later; beyond them a call waits for the statement that counts it with all that came meanwhile.
 */
export class CallTally {
  private minute = 0
  private tallies = new Map<string, Tally>()

  private of(subject: string): Tally {
    const minute = Math.floor(Date.now() / MINUTE_MS)
    // Tallies of a minute that is over are still sent by whoever holds them.
    if (minute !== this.minute) this.tallies = new Map()
    this.minute = minute
    const known = this.tallies.get(subject)
    if (known) return known
    const tally: Tally = { told: 0, unsent: 0, waiting: [], sending: false }
    this.tallies.set(subject, tally)
    return tally
  }

  /** @returns what the database says, with this call as the last of its kind; null where it passed without asking */
  async count(subject: string, most: number, send: Send): Promise<Told | null> {
    const tally = this.of(subject)
    if (tally.told + tally.unsent < most * UNASKED && tally.waiting.length === 0) {
      tally.unsent += 1
      // Failing to send is no caller's concern: a later call that has to ask will tell.
      if (tally.unsent === 1)
        setTimeout(() => void this.sendAll(subject, tally, send).catch(() => undefined), LATER_MS).unref()
      return null
    }
    return new Promise((resolve, reject) => {
      tally.waiting.push({ resolve, reject })
      void this.sendAll(subject, tally, send).catch(() => undefined)
    })
  }

  private async sendAll(subject: string, tally: Tally, send: Send): Promise<void> {
    if (tally.sending) return
    tally.sending = true
    try {
      while (tally.unsent + tally.waiting.length > 0) {
        const waiting = tally.waiting.splice(0)
        const calls = tally.unsent + waiting.length
        tally.unsent = 0
        tally.told += calls
        try {
          const told = await send(subject, calls)
          tally.told = told.calls + told.before
          waiting.forEach(({ resolve }, at) => {
            resolve({ ...told, calls: told.calls - (waiting.length - 1 - at) })
          })
        } catch (error) {
          for (const { reject } of waiting) reject(error)
        }
      }
    } finally {
      tally.sending = false
    }
  }
}
