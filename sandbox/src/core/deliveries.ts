import type { Clock } from './clock.js'
import type { Fault, FaultPlan } from './faults.js'
import { randomHex } from './ids.js'
import type { Store } from './store.js'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000
const MOST_ATTEMPTS = 14
const ANSWER_WITHIN_MS = 15_000
const HELD_FOR_MS = 15_000
const LATE_BY_MS = 30_000

export interface Delivery {
  id: string
  eventId: string
  type: string
  url: string
  body: string
  state: 'pending' | 'delivered' | 'lost' | 'failed'
  attempts: number
  nextAt: number
  fault: Fault['kind'] | null
  lastStatus: number | null
  lastError: string | null
}

export type SignDelivery = (delivery: Delivery) => Record<string, string>

/**
 * Sends events to the shop and keeps trying, as the vendors do. It lives in the store, so that a restart of the
 * sandbox forgets no event, and it runs on the sandbox's clock, so that a late event can be awaited in no time.
 */
export class Deliveries {
  readonly #rows
  /** What is still to be sent, oldest first: nobody looks through all that ever was for it. */
  readonly #pending: Set<string>
  readonly #sending = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly faults: FaultPlan,
    private readonly sign: SignDelivery,
  ) {
    this.#rows = store.collection<Delivery>('deliveries')
    const pending = this.#rows.all().filter(({ state }) => state === 'pending')
    this.#pending = new Set(pending.map(({ id }) => id))
    clock.onMove(() => this.wake())
  }

  enqueue(event: { id: string; type: string; body: string; urls: string[] }): void {
    const fault = this.faults.take('event', event.type, event.body)
    const copies = fault?.kind === 'duplicated' ? (fault.copies ?? 2) : 1
    for (const url of event.urls) {
      for (let copy = 0; copy < copies; copy += 1) {
        this.#put({
          id: `dlv_${randomHex(8)}`,
          eventId: event.id,
          type: event.type,
          url,
          body: event.body,
          state: fault?.kind === 'lost' ? 'lost' : 'pending',
          attempts: 0,
          nextAt: this.clock.now() + this.#pause(fault),
          fault: fault?.kind ?? null,
          lastStatus: null,
          lastError: null,
        })
      }
    }
    this.wake()
  }

  /** Sends what was lost or given up once more, at once. */
  resend(eventId: string): number {
    const rows = this.#rows.all().filter((row) => row.eventId === eventId)
    const last = rows.at(-1)
    if (!last) return 0
    this.#put({
      ...last,
      id: `dlv_${randomHex(8)}`,
      state: 'pending',
      attempts: 0,
      nextAt: this.clock.now(),
      fault: null,
      lastStatus: null,
      lastError: null,
    })
    this.store.commit()
    this.wake()
    return 1
  }

  list(): Delivery[] {
    return this.#rows.all()
  }

  wake(): void {
    if (this.#closed) return
    clearTimeout(this.#timer)
    const waiting = this.#waiting()
    if (waiting.length === 0) return
    const soonest = Math.min(...waiting.map((row) => row.nextAt))
    const wait = Math.min(Math.max(soonest - this.clock.now(), 0), LONGEST_PAUSE_MS)
    this.#timer = setTimeout(() => this.#sendDue(), wait)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  #put(row: Delivery): void {
    this.#rows.put(row)
    if (row.state === 'pending') this.#pending.add(row.id)
  }

  /** What nobody is sending just now. A reset may have swept some of it away. */
  #waiting(): Delivery[] {
    return [...this.#pending].flatMap((id) => {
      const row = this.#rows.get(id)
      if (!row) this.#pending.delete(id)
      return row && !this.#sending.has(id) ? [row] : []
    })
  }

  #pause(fault: Fault | undefined): number {
    if (fault?.kind === 'late') return fault.ms ?? LATE_BY_MS
    if (fault?.kind === 'out_of_order') return fault.ms ?? HELD_FOR_MS
    return 0
  }

  #sendDue(): void {
    for (const row of this.#waiting()) {
      if (row.nextAt > this.clock.now()) continue
      this.#sending.add(row.id)
      void this.#send(row).finally(() => {
        this.#sending.delete(row.id)
        this.wake()
      })
    }
    this.wake()
  }

  async #send(row: Delivery): Promise<void> {
    const outcome = await this.#post(row)
    // A reset may have swept the row away while the answer was on its way.
    if (this.#closed || !this.#rows.get(row.id)) return
    const attempts = row.attempts + 1
    const done = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
    const given = done ? 'delivered' : attempts >= MOST_ATTEMPTS ? 'failed' : 'pending'
    this.#rows.update(row.id, {
      attempts,
      state: given,
      nextAt: this.clock.now() + Math.min(FIRST_PAUSE_MS * 2 ** row.attempts, LONGEST_PAUSE_MS),
      lastStatus: outcome.status,
      lastError: outcome.error,
    })
    if (row.fault !== 'out_of_order') this.#releaseHeld(row)
    if (given !== 'pending') this.#pending.delete(row.id)
    this.store.commit()
  }

  /** An event held back for disorder goes out as soon as a later one has overtaken it. */
  #releaseHeld(overtaker: Delivery): void {
    for (const id of this.#pending) {
      if (id === overtaker.id) return
      const row = this.#rows.get(id)
      if (row?.fault === 'out_of_order' && row.attempts === 0)
        this.#rows.update(id, { nextAt: this.clock.now() })
    }
  }

  async #post(row: Delivery): Promise<{ status: number | null; error: string | null }> {
    try {
      const answer = await fetch(row.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.sign(row) },
        body: row.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      await answer.arrayBuffer()
      return { status: answer.status, error: answer.ok ? null : `answered ${answer.status}` }
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      return { status: null, error: cause instanceof Error ? cause.message : String(cause) }
    }
  }
}
