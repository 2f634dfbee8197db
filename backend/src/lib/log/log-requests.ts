import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { subscribe } from 'node:diagnostics_channel'
import { accountMark } from '../accounts/account-mark'
import { userName } from '../http/native-tries'
import { harmlessId } from '../http/request-id'
import { timeRequest } from '../metrics/registry'
import { enterLogContext, type LogContext } from './context'

type Write = (level: string, words: string, fields: Record<string, unknown>) => void

/** Asked every few seconds by whatever watches the shop. */
const WATCHED = /^\/(health|metrics|api\/health(\/ready)?)$/

/** The path of the route as it was declared: it names no row and nobody. */
const routeOf = (req: MedusaRequest): string => {
  const path = (req.route as { path?: string | RegExp } | undefined)?.path
  return path === undefined ? 'none' : path.toString()
}

function tellAnswer(
  write: Write | null,
  req: MedusaRequest,
  res: MedusaResponse,
  began: number,
  context: LogContext,
) {
  const durationMs = Math.round((performance.now() - began) * 10) / 10
  const { method } = req
  const { statusCode: status } = res
  const route = routeOf(req)
  timeRequest({ method, route, status }, durationMs)
  if (!write || (WATCHED.test(route) && status < 500)) return
  const { auth_context: caller } = req as { auth_context?: { actor_id?: string; actor_type?: string } }
  const actor = caller?.actor_type === 'user' ? caller.actor_id : undefined
  // Medusa names whoever sets a new password by a mailed link by their address.
  if (actor?.includes('@')) context.account ??= accountMark(userName(actor))
  else if (actor) context.actorId ??= actor
  const aborted = res.writableFinished ? {} : { aborted: true }
  // The connection may have gone on to other work by now: the context is given by name.
  write('http', `${method} ${route} ${status}`, { ...context, method, route, status, durationMs, ...aborted })
}

/**
 * Gives every request of this process an id before anything else sees it, answers it back, and has all that the request sets off
 * carry it in the log. Node itself tells of each request, so that one whose body cannot be read has its line too.
 */
export function logRequests(write: Write | null): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: MedusaRequest; response: MedusaResponse }
    const requestId = harmlessId(request.headers['x-request-id'])
    request.headers['x-request-id'] = requestId
    response.setHeader('X-Request-Id', requestId)
    const context: LogContext = { requestId }
    enterLogContext(context)
    const began = performance.now()
    response.once('close', () => tellAnswer(write, request, response, began, context))
  })
}
