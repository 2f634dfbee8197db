import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { isSmallBody } from './declared-size'
import { failureForNow } from './fail'

interface Pace {
  patienceMs: number
  /** On average, but for the first {@link GRACE_MS}: who sent much at once may rest as long. */
  leastPerSecond: number
}
const SMALL: Pace = { patienceMs: 10_000, leastPerSecond: 0 }
/** As long as the pages wait for an upload. A photograph of 3 MB comes through at 50 KB a second. */
const LARGE: Pace = { patienceMs: 120_000, leastPerSecond: 20_000 }
/** A phone between two masts sends nothing for a while. */
const GRACE_MS = 10_000
const LOOK_MS = 1000

const LATE = 'The request took too long to arrive. Please try again.'
const SLOW =
  'Your picture was coming too slowly for us to wait. Please try again where the connection is better, or with a smaller picture.'

/**
 * Watches the body of a request, which others read, and refuses one that does not come on: a seat that nobody moves on from is a seat
 * that nobody else gets. Its connection ends with the answer. Answers how to stop watching.
 */
export function watchPace(
  req: MedusaRequest,
  res: Pick<MedusaResponse, 'setHeader'>,
  refuse: (error: Error) => void,
): () => void {
  const { patienceMs, leastPerSecond } = isSmallBody(req) ? SMALL : LARGE
  let bytes = 0
  let waitedMs = 0
  const count = (part: Buffer) => {
    bytes += part.length
  }
  const give = (sentence: string) => {
    stop()
    res.setHeader('Connection', 'close')
    refuse(failureForNow(sentence))
  }
  // Looks are counted and no clock is read: nobody is to blame for the time in which the process itself was busy.
  const look = () => {
    waitedMs += LOOK_MS
    if (waitedMs >= patienceMs) give(LATE)
    else if (bytes < ((waitedMs - GRACE_MS) / 1000) * leastPerSecond) give(SLOW)
  }
  const looks = setInterval(look, LOOK_MS)
  const stop = () => {
    clearInterval(looks)
    req.off('data', count)
  }
  req.on('data', count)
  return stop
}
