import type { Endpoint } from '@caseloom/contract'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { z } from 'zod'
import { parseRequest, type Parsed } from '../http/parse-request'
import { Lru } from './lru'
import { chooseEncoding, isHeld } from './negotiate'
import { Representation } from './representation'
import { catalogueStamp } from './stamp'

type Data<E extends Endpoint> = E extends { data: infer D extends z.ZodType } ? z.output<D> : never

/** Text that is JSON of a `T` already; nobody has to read it to send it on. */
export class ReadyJson<T> {
  declare readonly of: T

  private constructor(readonly text: string) {}

  static of<T>(value: T): ReadyJson<T> {
    return new ReadyJson(JSON.stringify(value))
  }
  static list<T>(parts: ReadyJson<T>[]): ReadyJson<T[]> {
    return new ReadyJson(`[${parts.map(({ text }) => text).join(',')}]`)
  }
}

export interface CachedCall<E extends Endpoint> {
  scope: MedusaContainer
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  /** Headers that go with the answer. */
  headers: Record<string, string>
}
interface Made {
  stamp: string
  answer: Promise<Representation>
}

const MOST_BYTES = 64 * 1024 * 1024
/** Reckoned for an answer that is still being made, and for its key. */
const UNMADE_BYTES = 1024

/** Answers of all cached routes, by the address as it was asked for. */
const answers = new Lru<Made>(MOST_BYTES)

async function present<E extends Endpoint>(
  call: CachedCall<E>,
  handle: (call: CachedCall<E>) => Promise<Data<E> | ReadyJson<Data<E>>>,
): Promise<Representation> {
  const data = await handle(call)
  const text = data instanceof ReadyJson ? data.text : JSON.stringify(data)
  return new Representation(`{"success":true,"data":${text}}`, call.headers)
}

/**
 * Makes a Medusa route handler of a public GET endpoint of the catalogue. Its answers are made once for each state of
 * the catalogue and kept as bytes, whole and compressed. Nobody is authenticated and no cookie is set or looked at,
 * so `handle` must not answer anything that depends on who asks. What it throws is not kept.
 */
export function cachedRoute<E extends Endpoint>(
  definition: E,
  handle: (call: CachedCall<E>) => Promise<Data<E> | ReadyJson<Data<E>>>,
) {
  async function answerTo(req: MedusaRequest): Promise<Representation> {
    const key = req.originalUrl
    const stamp = await catalogueStamp(req.scope)
    const found = answers.get(key)
    if (found?.stamp === stamp) return found.answer
    const call = {
      scope: req.scope,
      params: parseRequest(definition.params, req.params),
      query: parseRequest(definition.query, req.query),
      headers: {},
    } as CachedCall<E>
    const entry: Made = { stamp, answer: present(call, handle) }
    answers.set(key, entry, UNMADE_BYTES)
    try {
      const answer = await entry.answer
      if (answers.get(key) === entry) answers.set(key, entry, answer.weight + key.length)
      return answer
    } catch (fault) {
      if (answers.get(key) === entry) answers.delete(key)
      throw fault
    }
  }

  return async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
    const answer = await answerTo(req)
    const { bytes, headers, etag } = await answer.as(chooseEncoding(req.headers['accept-encoding']))
    if (isHeld(req.headers['if-none-match'], etag)) {
      const {
        'Content-Length': _length,
        'Content-Encoding': _encoding,
        'Content-Type': _type,
        ...kept
      } = headers
      res.writeHead(304, kept)
      res.end()
      return
    }
    res.writeHead(200, headers)
    res.end(bytes)
  }
}
