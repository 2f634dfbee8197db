import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import compression from 'compression'
import express from 'express'
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
// Names under /assets carry a hash of what is in them: a browser asks once, so pressing harder costs little.
app.use(
  '/assets',
  compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } }),
  express.static(path.join(client, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
)
app.use(compression())
app.get('/sw.js', serviceWorker(client))
app.use(express.static(client, { maxAge: '1d', index: false }))
app.use(createPages({ strict: true }))
listen(app)
