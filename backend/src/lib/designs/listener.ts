import type { MedusaResponse } from '@medusajs/framework/http'
import { failure } from '../http/fail'

/** So many calls of one person may be held open at a time by each process. */
const MOST = { stream: 3, wait: 6 }
const RETRY_SECONDS = 3

/** Calls that are held open, by what they wait for and who listens. */
const open = new Map<string, number>()

/** Counts a call that is held open; answers how to take it out again. @throws rate_limited */
export function enter(kind: keyof typeof MOST, principal: string, res: MedusaResponse): () => void {
  const key = `${kind}:${principal}`
  const now = open.get(key) ?? 0
  if (now >= MOST[kind]) {
    res.setHeader('Retry-After', String(RETRY_SECONDS))
    throw failure('rate_limited', 'These pictures are followed in too many places at once')
  }
  open.set(key, now + 1)
  return () => {
    const left = (open.get(key) ?? 1) - 1
    if (left > 0) open.set(key, left)
    else open.delete(key)
  }
}

/** Aborted when whoever asked has gone away. */
export function whileListening(res: MedusaResponse): AbortSignal {
  const gone = new AbortController()
  res.once('close', () => gone.abort())
  return gone.signal
}
