import { endpoints, failureSchema, successSchema, type EndpointName, type Endpoint } from '@caseloom/contract'
import type { z } from 'zod'

type DataOf<N extends EndpointName> = (typeof endpoints)[N] extends { data: infer D extends z.ZodType }
  ? z.output<D>
  : unknown

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
  /** A multipart form, instead of `body`. */
  form?: FormData
  /** Gives up, as a browser whose page is left. */
  signal?: AbortSignal
}
export type Answer<T> = { status: number; headers: Headers } & (
  | { ok: true; data: T }
  | { ok: false; code: string; error: string; fields: Record<string, string>; extra: unknown }
)

/**
 * Speaks to `/api` as one person: keeps a bearer token and the guest cookie. Every answer is checked against
 * the contract, the failure envelope included.
 */
export class ApiClient {
  token: string | null = null
  private cookies = new Map<string, string>()

  constructor(private readonly origin: string) {}

  /** As if an answer had set it. */
  keepCookie(name: string, value: string): void {
    this.cookies.set(name, value)
  }

  /** The same person, as another process of the shop sees them. */
  at(origin: string): ApiClient {
    const same = new ApiClient(origin)
    same.token = this.token
    for (const [name, value] of this.cookies) same.keepCookie(name, value)
    return same
  }

  /** A raw request below `/api`, with this person's token and cookies. */
  async send(method: string, path: string, input: CallInput & { raw?: string } = {}): Promise<Response> {
    const query = new URLSearchParams(Object.entries(input.query ?? {}).map(([k, v]) => [k, String(v)]))
    const url = `${this.origin}/api${path}${query.size > 0 ? `?${query.toString()}` : ''}`
    const body = input.raw ?? (input.body === undefined ? undefined : JSON.stringify(input.body))
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      ...(input.signal && { signal: input.signal }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map(([k, v]) => `${k}=${v}`).join('; ') }),
        ...input.headers,
      },
      ...(input.form ? { body: input.form } : body !== undefined && { body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }

  /** One call of the contract. @throws when the answer is not what the contract says */
  async call<N extends EndpointName>(name: N, input: CallInput = {}): Promise<Answer<DataOf<N>>> {
    const definition: Endpoint = endpoints[name]
    const path = definition.path.replace(/\{(\w+)\}/g, (_all, key: string) =>
      encodeURIComponent(input.params?.[key] ?? ''),
    )
    const answer = await this.send(definition.method, path, input)
    const { status, headers } = answer
    const json: unknown = await answer.json()
    if (status >= 400) {
      const failure = failureSchema.parse(json)
      return {
        ok: false,
        status,
        headers,
        code: failure.code,
        error: failure.error,
        fields: failure.fields ?? {},
        extra: failure.data,
      }
    }
    if (!definition.data) throw new Error(`${name} answers no envelope`)
    const expected = definition.successStatus ?? 200
    if (status !== expected) throw new Error(`${name} answered ${status}, the contract says ${expected}`)
    const { data } = successSchema(definition.data).parse(json)
    return { ok: true, status, headers, data: data as DataOf<N> }
  }

  /** As {@link call}, for calls that have to succeed. */
  async must<N extends EndpointName>(name: N, input: CallInput = {}): Promise<DataOf<N>> {
    const answer = await this.call(name, input)
    if (!answer.ok) throw new Error(`${name} answered ${answer.status} ${answer.code}: ${answer.error}`)
    return answer.data
  }
}
