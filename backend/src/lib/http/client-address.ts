import type { IncomingMessage } from 'node:http'
import { env } from '../../env'
import { behindProxies, fromProxies } from './behind-proxies'

/** The caller's network address, for limits. */
export const clientAddress = behindProxies(env.TRUSTED_PROXIES)

const isOurs = fromProxies(env.TRUSTED_PROXIES)

/** Whether one of our own servers calls for itself: the pages' server does, when it renders; for a browser it says who that is. */
export const isOwnServer = (req: IncomingMessage): boolean =>
  req.headers['x-forwarded-for'] === undefined && isOurs(req)
