import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { leaving } from '../health/leaving'
import { enter } from './listener'

const HEARTBEAT_MS = 15_000
const LONGEST_MS = 10 * 60_000
const RECONNECT_MS = 3000

export interface StreamedEvent {
  /** Left out where the event is told in passing and not numbered. */
  seq: number | null
  event: string
  data: unknown
}

const frame = ({ seq, event, data }: StreamedEvent) =>
  `${seq === null ? '' : `id: ${seq}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** The number after which a listener wants to go on; null for one that begins. */
export function lastEventId(req: MedusaRequest): number | null {
  const given = req.get('Last-Event-ID')?.trim()
  return given && /^\d{1,9}$/.test(given) ? Number(given) : null
}

/** Waits until a slow reader has taken what was written. */
const drained = (res: MedusaResponse, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    res.once('drain', resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * Sends events as they come until there are no more, the listener has gone, ten minutes have passed or the
 * server ends (then it connects again and goes on where it was). What fails before the first event is answered as any other call.
 */
export async function streamEvents(
  req: MedusaRequest,
  res: MedusaResponse,
  principal: string,
  events: (signal: AbortSignal) => AsyncGenerator<StreamedEvent>,
): Promise<void> {
  const leave = enter('stream', principal, res)
  const end = new AbortController()
  const stop = () => end.abort()
  const longest = setTimeout(stop, LONGEST_MS)
  req.once('close', stop)
  res.once('close', stop)
  leaving.addEventListener('abort', stop, { once: true })
  if (leaving.aborted) stop()
  const coming = events(end.signal)
  let heartbeat: NodeJS.Timeout | undefined
  try {
    let next = await coming.next()
    res.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
    })
    res.write(`retry: ${RECONNECT_MS}\n\n`)
    heartbeat = setInterval(() => res.write(': still here\n\n'), HEARTBEAT_MS)
    while (!next.done && !end.signal.aborted) {
      if (!res.write(frame(next.value))) await drained(res, end.signal)
      next = await coming.next()
    }
    res.end()
  } finally {
    clearTimeout(longest)
    clearInterval(heartbeat)
    leaving.removeEventListener('abort', stop)
    stop()
    leave()
    await coming.return(undefined)
  }
}
