import { env } from '../../env'
import { behindProxies } from './behind-proxies'

/** The caller's network address, for limits. */
export const clientAddress = behindProxies(env.TRUSTED_PROXIES)
