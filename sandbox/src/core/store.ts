import { Ledger, type Change, type RecordedRequest } from './ledger.js'

const KEPT_REQUESTS = 2000

export interface Entity {
  id: string
}

export interface Collection<T extends Entity> {
  get(id: string): T | undefined
  /** Oldest first. */
  all(): T[]
  put(value: T): T
  update(id: string, patch: Partial<T>): T
  delete(id: string): void
}

/**
 * The state of one service: named collections of plain JSON objects. Changes gather in memory and reach the
 * ledger together in `commit`, in one line, so that a request is remembered wholly or not at all.
 */
export class Store {
  readonly #ledger: Ledger
  readonly #collections = new Map<string, Map<string, Entity>>()
  #pending: Change[] = []
  requests: RecordedRequest[] = []

  constructor(file: string | null) {
    this.#ledger = new Ledger(file)
    for (const line of this.#ledger.lines) {
      if (line.reset) this.#forget()
      for (const [name, id, value] of line.changes ?? []) {
        if (value === null) this.#rows(name).delete(id)
        else this.#rows(name).set(id, value as Entity)
      }
      if (line.request) this.#remember(line.request)
    }
    this.#ledger.lines.length = 0
  }

  collection<T extends Entity>(name: string): Collection<T> {
    const rows = () => this.#rows(name) as Map<string, T>
    const put = (value: T): T => {
      rows().set(value.id, value)
      this.#pending.push([name, value.id, value])
      return value
    }
    return {
      get: (id) => rows().get(id),
      all: () => [...rows().values()],
      put,
      update: (id, patch) => {
        const known = rows().get(id)
        if (!known) throw new Error(`nothing called ${id} in ${name}`)
        return put({ ...known, ...patch })
      },
      delete: (id) => {
        if (rows().delete(id)) this.#pending.push([name, id, null])
      },
    }
  }

  commit(request?: RecordedRequest): void {
    if (request) this.#remember(request)
    if (this.#pending.length === 0 && !request) return
    const changes = this.#pending
    this.#pending = []
    this.#ledger.append({
      at: new Date().toISOString(),
      ...(request ? { request } : {}),
      ...(changes.length > 0 ? { changes } : {}),
    })
  }

  reset(): void {
    this.#forget()
    this.#pending = []
    this.#ledger.append({ at: new Date().toISOString(), reset: true })
  }

  /** All collections, or those of these names alone. */
  snapshot(names?: string[]): Record<string, Entity[]> {
    const wanted = [...this.#collections].filter(([name]) => !names || names.includes(name))
    return Object.fromEntries(wanted.map(([name, rows]) => [name, [...rows.values()]]))
  }

  close(): void {
    this.commit()
    this.#ledger.close()
  }

  #rows(name: string): Map<string, Entity> {
    const known = this.#collections.get(name)
    if (known) return known
    const rows = new Map<string, Entity>()
    this.#collections.set(name, rows)
    return rows
  }

  #remember(request: RecordedRequest): void {
    this.requests.push(request)
    if (this.requests.length > KEPT_REQUESTS) this.requests.shift()
  }

  #forget(): void {
    for (const rows of this.#collections.values()) rows.clear()
    this.requests = []
  }
}
