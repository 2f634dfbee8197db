import type { MedusaResponse } from '@medusajs/framework/http'
import { failure } from '../http/fail'

/** So many large bodies are read at a time by each process: each is held whole, however slowly it comes. */
const MOST = 12
const MOST_OF_ADDRESS = 3
const RETRY_SECONDS = 5

/** Those that are being read, by the network address that they come from. */
const reading = new Map<string, number>()

/** Reads a large body where there is room for one more. @throws rate_limited, with Retry-After set */
export async function withRoom<T>(
  address: string,
  res: Pick<MedusaResponse, 'setHeader'>,
  read: () => Promise<T>,
): Promise<T> {
  const own = reading.get(address) ?? 0
  const all = [...reading.values()].reduce((sum, count) => sum + count, 0)
  if (own >= MOST_OF_ADDRESS || all >= MOST) {
    res.setHeader('Retry-After', String(RETRY_SECONDS))
    throw failure('rate_limited', 'Too many pictures are being sent just now. Please try again in a moment.')
  }
  reading.set(address, own + 1)
  try {
    return await read()
  } finally {
    const left = (reading.get(address) ?? 1) - 1
    if (left > 0) reading.set(address, left)
    else reading.delete(address)
  }
}
