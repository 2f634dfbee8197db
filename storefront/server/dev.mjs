import { fileURLToPath } from 'node:url'
import express from 'express'
import { createServer } from 'vite'
import { listen } from './listen.mjs'
import { apiProxy } from './proxy.mjs'

const backendUrl = process.env.BACKEND_URL ?? 'http://localhost:9000'
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // The refresh socket takes a port of its own, so that two checkouts can run side by side.
  server: { middlewareMode: true, hmr: { port: Number(process.env.PORT_HMR ?? 24678) } },
})

const app = express()
app.disable('x-powered-by')
app.get('/healthz', (_req, res) => res.type('text/plain').send('ok'))
app.use(apiProxy(backendUrl))
app.use(vite.middlewares)
app.use(async (req, res, next) => {
  try {
    const { createPages } = await vite.ssrLoadModule('./server/app.ts')
    await createPages({ strict: false })(req, res, next)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    next(error)
  }
})
listen(app, () => vite.close())
