import { setTimeout as sleep } from 'node:timers/promises'

/** How long somebody waits for Redis, and how long nobody does after it has said nothing to one. */
const PATIENCE_MS = 1000
const DOUBT_MS = 10_000

/** What a Redis answers that says nothing. */
export const SILENCE = Symbol('silence')

const NOTHING = /^(LOADING|MASTERDOWN|READONLY|OOM|MISCONF) |Connection is closed|Command timed out/
/** Whether what a client threw says that Redis gave no answer, is not yet itself again, or has no room for what it is told. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'MaxRetriesPerRequestError' || NOTHING.test(error.message))

/** Waits for Redis for as long as it is there, and for a moment where it only seems to be. */
export class Patience {
  private doubtedUntil = 0

  /** @param client its connection, which knows when it was closed */
  constructor(private readonly client: { status: string }) {}

  /** Nobody need ask: the connection is closed, or somebody asked a moment ago and heard nothing. */
  get isAway(): boolean {
    return this.client.status !== 'ready' || Date.now() < this.doubtedUntil
  }

  /** Somebody was told nothing: for a while nobody asks. */
  doubt(): void {
    this.doubtedUntil = Date.now() + DOUBT_MS
  }

  /** What the work came to, which goes on where nobody waits for it any more. @throws what it threw by then */
  async wait<T>(work: Promise<T>): Promise<T | typeof SILENCE> {
    const patience = new AbortController()
    const moment = sleep(PATIENCE_MS, undefined, { signal: patience.signal })
      .catch(() => undefined)
      .then((): typeof SILENCE => SILENCE)
    try {
      const came = await Promise.race([work, moment])
      if (came === SILENCE) this.doubt()
      return came
    } finally {
      patience.abort()
    }
  }
}
