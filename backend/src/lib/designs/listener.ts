import type { MedusaResponse } from '@medusajs/framework/http'

/** Aborted when whoever asked has gone away. */
export function whileListening(res: MedusaResponse): AbortSignal {
  const gone = new AbortController()
  res.once('close', () => gone.abort())
  return gone.signal
}
