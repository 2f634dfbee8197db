import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import winston from 'winston'
import { scrub } from './scrub.mjs'

const { env } = process
const wanted = env.LOG_FORMAT ?? 'auto'
const json = wanted === 'json' || (wanted === 'auto' && env.NODE_ENV === 'production')
const { combine, timestamp, printf } = winston.format
const lines = printf(
  ({ level, message, requestId = '' }) => `${level}: ${String(message)} ${String(requestId)}`,
)

const output = winston.createLogger({
  level: env.LOG_LEVEL ?? 'http',
  levels: winston.config.npm.levels,
  format: combine(timestamp(), json ? winston.format.json() : lines),
  transports: [new winston.transports.Console()],
})

/** @type {AsyncLocalStorage<string>} */
const requests = new AsyncLocalStorage()
// The pages are a bundle of their own; by this name they ask for the id that their calls of the backend carry on.
Object.assign(globalThis, { [Symbol.for('caseloom.request-id')]: () => requests.getStore() })

/** @param {string} level @param {string} message @param {object} [fields] */
export function log(level, message, fields = {}) {
  const requestId = requests.getStore()
  output.log({ level, message: scrub(message), ...(requestId && { requestId }), ...fields })
}

/** What React and the router print about a page that failed becomes a line like every other. */
export function catchConsole() {
  if (!json) return
  console.error = (/** @type {unknown[]} */ ...words) => {
    const error = words.find((part) => part instanceof Error)
    const stack = error?.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
    log('error', words.map((part) => (part instanceof Error ? part.message : String(part))).join(' '), {
      ...(error && { error: { type: error.name, message: scrub(error.message), stack: stack.join('\n') } }),
    })
  }
}

/** A path without what could open something: tokens and the like are long and without words. @param {string} url */
export const loggedPath = (url) =>
  url.replace(/[?#].*$/s, '').replace(/[\w-]{32,}/g, (word) => (/\d[\w-]{31}/.test(word) ? '…' : word))

/** @param {unknown} given */
const harmlessId = (given) =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()

/**
 * Every request has an id, the caller's where it is harmless; it is answered, carried on to the backend, and stands in its line.
 * @type {import('express').RequestHandler}
 */
export function logRequests(req, res, next) {
  const requestId = harmlessId(req.headers['x-request-id'])
  req.headers['x-request-id'] = requestId
  res.setHeader('X-Request-Id', requestId)
  const began = performance.now()
  const path = loggedPath(req.originalUrl)
  res.once('close', () => {
    const level = /^\/(assets\/|healthz$)/.test(path) && res.statusCode < 400 ? 'debug' : 'http'
    const durationMs = Math.round((performance.now() - began) * 10) / 10
    const { method } = req
    const { statusCode: status } = res
    // The connection may have gone on to other work by now: the id is given by name.
    log(level, `${method} ${path} ${status}`, { requestId, method, path, status, durationMs })
  })
  requests.run(requestId, next)
}
