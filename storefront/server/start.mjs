import path from 'node:path'
import { fileURLToPath } from 'node:url'
import compression from 'compression'
import express from 'express'
import sirv from 'sirv'
import { listen } from './listen.mjs'
import { catchConsole, logRequests } from './log.mjs'
import { apiProxy } from './proxy.mjs'
import { serviceWorker } from './worker.mjs'

process.env.NODE_ENV ??= 'production'
const backendUrl = process.env.BACKEND_URL ?? 'http://localhost:9000'
const root = fileURLToPath(new URL('..', import.meta.url))
const client = path.join(root, 'build/client')
const { createPages } = await import(new URL('../build/server/index.js', import.meta.url).href)

catchConsole()
const YEAR_SECONDS = 31_536_000
const app = express()
app.disable('x-powered-by')
app.use(logRequests)
app.get('/healthz', (_req, res) => res.type('text/plain').send('ok'))
// Before the compression, which would hold back an event stream.
app.use(apiProxy(backendUrl))
app.use((_req, res, next) => {
  res.setHeader('X-Content-Type-Options', 'nosniff')
  next()
})
app.use(compression())
// Names under /assets carry a hash of what is in them: a browser asks once. The build left them pressed.
app.use(
  '/assets',
  sirv(path.join(client, 'assets'), { immutable: true, maxAge: YEAR_SECONDS, gzip: true, brotli: true }),
  (_req, res) => res.status(404).type('text/plain').send('Not Found'),
)
app.get('/sw.js', serviceWorker(client))
app.use(express.static(client, { maxAge: '1d', index: false }))
try {
  app.use(createPages({ strict: true }))
} catch (error) {
  console.error(`The storefront cannot start: ${error.message}`)
  process.exit(1)
}
listen(app)
