import { createRequestHandler } from '@react-router/express'
import express, { type Express, type Response } from 'express'
import { brand } from '../src/config/brand'
import { readAnalytics } from '../src/lib/consent/read-analytics'
import { keepsWorker } from '../src/lib/offline/keeps-worker'
import { refuseOddRequests } from './odd-requests'
import { refusePlaceholders } from './refuse-placeholders'
import { securityHeaders } from './security-headers'

const nonceOf = (res: Response) => {
  const nonce: unknown = res.locals.nonce
  return typeof nonce === 'string' ? nonce : ''
}

/** The pages. Assets and `/api` are the launcher's work (start.mjs, dev.mjs), which mounts this last. */
export function createPages({ strict }: { strict: boolean }): Express {
  refusePlaceholders(process.env, brand)
  // Refused here, and not on each page.
  keepsWorker(process.env)
  const app = express()
  app.disable('x-powered-by')
  const analytics = readAnalytics(process.env)
  app.use(
    securityHeaders({
      strict,
      stripe: Boolean(process.env.STRIPE_PUBLISHABLE_KEY),
      ...(analytics && { analytics: analytics.origin }),
    }),
  )
  app.use(refuseOddRequests)
  const render = createRequestHandler({
    build: () => import('virtual:react-router/server-build'),
    getLoadContext: (_req, res) => ({ nonce: nonceOf(res) }),
  })
  // It passes what goes wrong to `next` by itself.
  app.use((req, res, next) => void render(req, res, next))
  return app
}
