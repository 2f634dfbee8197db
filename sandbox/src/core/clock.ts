import type { Store } from './store.js'

interface ClockRow {
  id: string
  offsetMs: number
}

/** Real time plus an offset that tests move, so that days pass in a moment. */
export class Clock {
  readonly #rows
  readonly #store: Store
  readonly #listeners: (() => void)[] = []

  constructor(store: Store) {
    this.#store = store
    this.#rows = store.collection<ClockRow>('clock')
  }

  get offsetMs(): number {
    return this.#rows.get('clock')?.offsetMs ?? 0
  }

  now(): number {
    return Date.now() + this.offsetMs
  }

  seconds(): number {
    return Math.floor(this.now() / 1000)
  }

  iso(): string {
    return new Date(this.now()).toISOString()
  }

  moveBy(ms: number): void {
    this.#rows.put({ id: 'clock', offsetMs: this.offsetMs + ms })
    this.#store.commit()
    for (const listener of this.#listeners) listener()
  }

  onMove(listener: () => void): void {
    this.#listeners.push(listener)
  }
}
