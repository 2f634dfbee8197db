import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { leave, leaving } from './leaving'

/** Longer than a proxy keeps a connection that nobody uses (Caddy: 120 s), so that none is closed as a call sets out on it. */
const IDLE_MS = 130_000

export interface Running {
  server: Server
  /** Takes no more connections, answers what is under way, and ends the process. */
  shutDown: () => void
  /** How long proxies may take to see that this server is not ready any more. */
  drainMs: number
}

/**
 * A call that changes something is not sent a second time by any proxy, so none may set out to a server that is about to close its
 * connections. Therefore a server that is asked to end says first that it is not ready, asks with each answer for its connection to
 * be given up, and stops listening only when nobody sends it anything more.
 *
 * @returns what to do when it is asked to end; a second time does nothing
 */
export function endGently({ server, shutDown, drainMs }: Running): () => Promise<void> {
  server.keepAliveTimeout = IDLE_MS
  server.prependListener('request', (_req, res) => {
    if (leaving.aborted) res.setHeader('Connection', 'close')
  })
  return async () => {
    if (leaving.aborted) return
    leave()
    await sleep(drainMs)
    shutDown()
  }
}
