import { env } from '../../env'
import { LOCAL } from '../../settings/derive'
import { behindProxies, ownServers, silentProxy } from './behind-proxies'

/** The caller's network address, for limits. */
export const clientAddress = behindProxies(env.TRUSTED_PROXIES)

/** The hosts that the world knows; a shop that is only tried out on this machine has none. */
const NAMES = [env.PUBLIC_URL, env.BACKEND_PUBLIC_URL]
  .filter((url) => !LOCAL.test(url))
  .map((url) => new URL(url).host)

/** Whether one of our own servers calls for itself. */
export const isOwnServer = ownServers(env.TRUSTED_PROXIES, NAMES)

const silent = silentProxy(env.TRUSTED_PROXIES, NAMES)
/** As {@link silentProxy} has it, of a shop that the world knows: on one's own machine a browser comes without any proxy. */
export const silentServer: typeof silent = (req) => (NAMES.length > 0 ? silent(req) : null)
