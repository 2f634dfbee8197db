import { createHash } from 'node:crypto'
import type { Fault } from './faults.js'
import type { Store } from './store.js'

/** Percentages of what goes wrong by itself, beside the faults that were planned one by one. */
export interface Weather {
  /** The same seed strikes the same calls and events again, counted of each kind. */
  seed: number
  /** Of each outside call. */
  calls: number
  lost: number
  duplicated: number
  reordered: number
}
type Strike = Omit<Fault, 'id' | 'target' | 'match' | 'left'>

/** Time-outs are the rarest: each takes as long as the caller is patient. */
const CALLS: Strike[] = [
  { kind: 'error', status: 500 },
  { kind: 'error', status: 503 },
  { kind: 'error', status: 502 },
  { kind: 'drop_after' },
  { kind: 'drop_after' },
  { kind: 'drop_before' },
  { kind: 'rate_limit' },
  { kind: 'cut_short' },
  { kind: 'delay', ms: 2000 },
  { kind: 'delay_after', ms: 1000 },
  { kind: 'timeout' },
]
const REORDERED: Strike[] = [
  { kind: 'out_of_order', ms: 4000 },
  { kind: 'late', ms: 6000 },
]
const MOST_COPIES = 5

/** What the customer's own browser asks for, and what is no operation at all. */
const isSheltered = (name: string): boolean => name.startsWith('page.') || name === 'other'

const isPercentage = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100

/** A number from 0 up to 1 that follows from a text. */
const drawn = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32

const pick = (all: Strike[], at: number): Strike => all[Math.floor(at * all.length)] ?? { kind: 'delay' }

/** Faults that nobody planned one by one: the nth call of an operation, or event of a type, is struck or not by the seed alone. */
export class WeatherOf {
  readonly #counts = new Map<string, number>()
  readonly #row

  constructor(
    store: Store,
    private readonly service: string,
  ) {
    this.#row = store.collection<Weather & { id: string }>('weather')
  }

  read(): Weather | undefined {
    return this.#row.get('weather')
  }

  /** Answers a sentence where something is wrong with it. */
  write({
    seed,
    calls = 0,
    lost = 0,
    duplicated = 0,
    reordered = 0,
  }: Record<string, unknown>): string | null {
    if (!Number.isInteger(seed)) return '"seed" is a whole number.'
    if (![calls, lost, duplicated, reordered].every(isPercentage))
      return '"calls", "lost", "duplicated" and "reordered" are percentages.'
    this.#counts.clear()
    this.#row.put({ id: 'weather', seed, calls, lost, duplicated, reordered } as Weather & { id: string })
    return null
  }

  clear(): void {
    this.#row.delete('weather')
  }

  strike(target: Fault['target'], name: string): Fault | undefined {
    const weather = this.read()
    if (!weather || isSheltered(name)) return undefined
    const nth = (this.#counts.get(`${target} ${name}`) ?? 0) + 1
    this.#counts.set(`${target} ${name}`, nth)
    const text = `${weather.seed} ${this.service} ${target} ${name} ${nth}`
    const struck = target === 'operation' ? ofCall(weather, text) : ofEvent(weather, text)
    return struck && { ...struck, id: `${target}-${nth}`, target, match: name, left: 1 }
  }
}

const ofCall = (weather: Weather, text: string): Strike | undefined =>
  drawn(text) * 100 < weather.calls ? pick(CALLS, drawn(`${text} kind`)) : undefined

function ofEvent({ lost, duplicated, reordered }: Weather, text: string): Strike | undefined {
  const at = drawn(text) * 100
  const which = drawn(`${text} kind`)
  if (at < lost) return { kind: 'lost' }
  if (at < lost + duplicated) return { kind: 'duplicated', copies: 2 + Math.floor(which * (MOST_COPIES - 1)) }
  return at < lost + duplicated + reordered ? pick(REORDERED, which) : undefined
}
