import { endpoints, type Endpoint, type EndpointName } from '@caseloom/contract'
import fc from 'fast-check'
import { fromSchema } from './from-schema'
import type { Sent } from './send'
import { NAMES, QUERIES, RAW, spoiled } from './spoil'

export type Who = 'guest' | 'customer' | 'administrator' | 'nobody'
export interface Wanted extends Sent {
  name: EndpointName
  who: Who
  /** What was done to a good call, for whoever reads of a fault. */
  how: string
}

const WHO: Who[] = ['guest', 'customer', 'customer', 'customer', 'administrator', 'nobody']
/** Said by the table of another call's schema; here it would end what the run works with. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']

const anything = fc.constant({})
type Values = Record<string, unknown>
/** As text that an address can hold: half characters are sent in bodies. */
const wordOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).replace(/\p{Surrogate}/gu, '?')

function pathOf(path: string, params: unknown, own: Record<string, string>, useOwn: boolean): string {
  const values = (typeof params === 'object' && params !== null ? params : {}) as Values
  return path.replace(/\{(\w+)\}/g, (_all, key: string) =>
    encodeURIComponent((useOwn && own[path]) || wordOf(values[key] ?? 'none')).slice(0, 3000),
  )
}

const queryOf = (query: unknown): string =>
  new URLSearchParams(
    Object.entries((typeof query === 'object' && query !== null ? query : {}) as Values).map(
      ([key, value]) => [key, wordOf(value)],
    ),
  ).toString()

/**
 * Calls of one operation of the contract: good ones, and such with one thing wrong.
 * @param own names of things that are there, by the operation's path
 */
export function requestsOf(name: EndpointName, own: Record<string, string>): fc.Arbitrary<Wanted> {
  const endpoint: Endpoint = endpoints[name]
  const { method, path } = endpoint
  const good = fc.record({
    params: endpoint.params ? fromSchema(endpoint.params) : anything,
    query: endpoint.query ? fromSchema(endpoint.query) : anything,
    body: endpoint.body ? fromSchema(endpoint.body) : anything,
  })
  const hasBody = endpoint.body !== undefined
  return fc
    .record({
      good,
      who: fc.constantFrom(...WHO),
      useOwn: fc.boolean(),
      kind: fc.integer({ min: 0, max: 9 }),
      raw: fc.constantFrom(...RAW),
      query: fc.constantFrom(...QUERIES),
      strangeName: fc.constantFrom(...NAMES),
      otherMethod: fc.constantFrom(...METHODS),
    })
    .chain((given) => {
      const parts = [given.good.body, given.good.query, given.good.params]
      const at = hasBody ? 0 : endpoint.query ? 1 : 2
      return spoiled(parts[at]).map((bad) => ({ ...given, bad, at }))
    })
    .map(
      ({
        good: { params, query, body },
        who,
        useOwn,
        kind,
        raw,
        query: strange,
        strangeName,
        otherMethod,
        bad,
        at,
      }) => {
        const wanted: Wanted = {
          name,
          who,
          how: 'good',
          method,
          path: '',
          headers: { 'content-type': 'application/json' },
          body: method === 'GET' ? null : Buffer.from(JSON.stringify(body) ?? ''),
        }
        let below = pathOf(path, params, own, useOwn)
        let after = queryOf(query)
        if (kind >= 2 && kind <= 5) {
          wanted.how = 'spoiled'
          if (at === 0) wanted.body = Buffer.from(JSON.stringify(bad) ?? '')
          else if (at === 1) after = queryOf(bad)
          else below = pathOf(path, bad, own, false)
        } else if (kind === 6) {
          wanted.how = `raw: ${raw.name}`
          wanted.body = raw.body()
          wanted.headers = { ...(raw.type && { 'content-type': raw.type }), ...raw.headers }
        } else if (kind === 7) {
          wanted.how = 'query'
          after = strange
        } else if (kind === 8) {
          wanted.how = 'name'
          below = path.replace(/\{\w+\}/g, strangeName)
        } else if (kind === 9) {
          wanted.how = 'method'
          wanted.method = otherMethod
        }
        wanted.path = `/api${below}${after ? `?${after}` : ''}`
        return wanted
      },
    )
}
