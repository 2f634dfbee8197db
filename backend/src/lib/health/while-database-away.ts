import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { setTimeout as sleep } from 'node:timers/promises'
import { failure } from '../http/fail'
import { isDatabaseAway, isDatabaseSilent, RESTING } from './database-away'
import { endSilence } from './silent-database'
import { isStillThere, type Opens } from './still-there'

interface Connection {
  raw: (text: string) => PromiseLike<unknown>
  client: Opens & {
    pool: {
      on: (event: 'createRequest' | 'createFail', listener: (id: number, error: unknown) => void) => void
    }
  }
}

const AGAIN_MS = 250
const RETRY_SECONDS = '2'
/** Asked while the database is away, and answering for themselves. */
const HEALTH = /^\/api\/health(\/|$)/

let watched = false
let away = false
/** The number of the last try to connect, and of the last one that began before the database was back. */
let lastTry = 0
let lastBefore = 0

/** Asks until there is an answer: knex tries to connect only while somebody waits for a connection. */
async function untilBack(scope: MedusaContainer, connection: Connection): Promise<void> {
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  logger.error('The database is away: calls are answered 503 until it is back.')
  while (away) {
    try {
      await connection.raw('select 1')
      lastBefore = lastTry
      away = false
    } catch {
      await sleep(AGAIN_MS)
    }
  }
  logger.info('The database is back.')
}

/** The pool itself tells when no connection can be made; waiting for one would hold each call for a minute. */
function watch(scope: MedusaContainer): void {
  watched = true
  endSilence(scope)
  const connection = scope.resolve<Connection>(ContainerRegistrationKeys.PG_CONNECTION)
  connection.client.pool.on('createRequest', (id) => {
    lastTry = id
  })
  const close = (id: number) => {
    if (away || id <= lastBefore) return
    away = true
    void untilBack(scope, connection)
  }
  connection.client.pool.on('createFail', (id, error) => {
    if (away || !isDatabaseAway(error)) return
    if (isDatabaseSilent(error)) void isStillThere(connection.client).then((there) => there || close(id))
    else close(id)
  })
}

/** Answers at once that nothing can be served while the database cannot be reached. */
export function whileDatabaseAway(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (!watched) watch(req.scope)
  if (!away || HEALTH.test(req.originalUrl)) {
    next()
    return
  }
  res.setHeader('Retry-After', RETRY_SECONDS)
  next(failure('not_ready', RESTING))
}
