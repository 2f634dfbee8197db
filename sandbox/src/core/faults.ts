import { randomHex } from './ids.js'
import type { Store } from './store.js'
import { WeatherOf } from './weather.js'

export const OPERATION_FAULTS = [
  'timeout',
  'error',
  'rate_limit',
  'drop_before',
  'drop_after',
  'delay',
  'delay_after',
  'cut_short',
  'scenario',
] as const
export const EVENT_FAULTS = [
  'lost',
  'duplicated',
  'late',
  'out_of_order',
  'bad_signature',
  'old_timestamp',
] as const

export type OperationFaultKind = (typeof OPERATION_FAULTS)[number]
export type EventFaultKind = (typeof EVENT_FAULTS)[number]

export interface Fault {
  id: string
  target: 'operation' | 'event'
  /** An operation or event name, a beginning followed by `*`, or `*`. */
  match: string
  /** Strikes only where an event's body, or a call's path and body, hold this text: others may be on their way at the same time. */
  about?: string
  kind: OperationFaultKind | EventFaultKind
  /** How often it still strikes. */
  left: number
  ms?: number
  status?: number
  copies?: number
  scenario?: string
}

export interface FaultRequest {
  operation?: string
  event?: string
  about?: string
  kind?: string
  times?: number
  ms?: number
  status?: number
  copies?: number
  scenario?: string
}

const includes = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind)

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name

/**
 * What shall go wrong next. Each fault strikes a fixed number of times, the oldest matching one first; where none is planned, the
 * weather may strike.
 */
export class FaultPlan {
  readonly #rows
  readonly #store: Store

  readonly weather: WeatherOf

  constructor(store: Store, service: string) {
    this.#store = store
    this.#rows = store.collection<Fault>('faults')
    this.weather = new WeatherOf(store, service)
  }

  /** Answers the new fault, or a sentence that says what is wrong with the request. */
  add(request: FaultRequest): Fault | string {
    const { operation, event, about, kind = '', times = 1, ms, status, copies, scenario } = request
    const match = operation ?? event
    if (!match) return 'Name an "operation" or an "event" ("*" for each).'
    const target = operation ? 'operation' : 'event'
    const kinds = target === 'operation' ? OPERATION_FAULTS : EVENT_FAULTS
    if (!includes(kinds, kind)) return `"kind" must be one of: ${kinds.join(', ')}.`
    if (kind === 'scenario' && !scenario) return 'A scenario fault needs the name of its "scenario".'
    if ([ms, status, copies].some((value) => value !== undefined && typeof value !== 'number')) {
      return '"ms", "status" and "copies" must be numbers.'
    }
    if (about !== undefined && typeof about !== 'string') return '"about" is a text of an event or a call.'
    if (!Number.isInteger(times) || times < 1) return '"times" must be a whole number from 1.'
    const fault: Fault = {
      id: `flt_${randomHex(6)}`,
      target,
      match,
      ...(about ? { about } : {}),
      kind: kind as Fault['kind'],
      left: times,
      ...(ms === undefined ? {} : { ms }),
      ...(status === undefined ? {} : { status }),
      ...(copies === undefined ? {} : { copies }),
      ...(scenario === undefined ? {} : { scenario }),
    }
    this.#rows.put(fault)
    this.#store.commit()
    return fault
  }

  /** The fault that strikes now. `body` is what a fault may ask about. */
  take(target: Fault['target'], name: string, body = ''): Fault | undefined {
    const fault = this.#rows
      .all()
      .find(
        (row) =>
          row.target === target && matches(row.match, name) && (!row.about || body.includes(row.about)),
      )
    if (!fault) return this.weather.strike(target, name)
    if (fault.left > 1) this.#rows.update(fault.id, { left: fault.left - 1 })
    else this.#rows.delete(fault.id)
    return fault
  }

  list(): Fault[] {
    return this.#rows.all()
  }

  clear(id?: string): void {
    for (const fault of this.#rows.all()) if (!id || fault.id === id) this.#rows.delete(fault.id)
    this.#store.commit()
  }
}
