import { createRequestHandler } from '@react-router/express'
import express, { type Express, type Request, type Response } from 'express'
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

/** As the proxy of `/api` (proxy.mjs) tells the backend who calls. */
const callersOf = (req: Request) =>
  [req.get('X-Forwarded-For'), req.socket.remoteAddress].filter(Boolean).join(', ')

/** The pages. Assets and `/api` are the launcher's work (start.mjs, dev.mjs), which mounts this last. */
export function createPages({ strict }: { strict: boolean }): Express {
  refusePlaceholders(process.env, brand)
  // Refused here, and not on each page.
  keepsWorker(process.env)
  const app = express()
  app.disable('x-powered-by')
  // A form of ours that is sent by https names that as its origin, and is refused where the page seems to stand at http.
  app.set('trust proxy', 1)
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
    getLoadContext: (req, res) => ({ nonce: nonceOf(res), callers: callersOf(req) }),
  })
  // It passes what goes wrong to `next` by itself.
  app.use((req, res, next) => void render(req, res, next))
  return app
}
