import { env } from '../env'
import { logRequests } from '../lib/log/log-requests'
import { makeLogger } from '../lib/log/logger'

/** Lines for machines in production, Medusa's own for whoever develops; a setting asks for either. */
const format = env.LOG_FORMAT === 'auto' ? (env.NODE_ENV === 'production' ? 'json' : null) : env.LOG_FORMAT
const own = format && makeLogger(format, env.LOG_LEVEL)

logRequests(own?.write ?? null)

/** What medusa-config.ts hands to Medusa: nothing where its own logger stays. */
export const logging = own ? { logger: own.logger } : {}
