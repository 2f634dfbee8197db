import { log } from './log.mjs'

const GRACE_MS = 8_000
/** Longer than a proxy keeps a connection that nobody uses (Caddy: 120 s), so that none is closed as a call sets out on it. */
const IDLE_MS = 130_000

/**
 * Listens, and on SIGTERM or SIGINT answers what is under way, then ends.
 * @param {import('express').Express} app
 * @param {() => Promise<void>} [onStop]
 */
export function listen(app, onStop = async () => {}) {
  const port = Number(process.env.PORT ?? 3000)
  // All of the machine's without it.
  const host = process.env.BIND_ADDRESS || undefined
  const server = app.listen(port, host, () => {
    const address = server.address()
    const bound = typeof address === 'object' && address ? address.port : port
    log('info', `The storefront is at http://localhost:${bound}`)
  })
  server.keepAliveTimeout = IDLE_MS
  server.on('error', (error) => {
    const busy = 'code' in error && error.code === 'EADDRINUSE'
    console.error(busy ? `Port ${port} is taken: set PORT to a free one.` : error.message)
    process.exit(1)
  })
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), GRACE_MS).unref()
    server.close(() => void onStop().finally(() => process.exit(0)))
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  return server
}
