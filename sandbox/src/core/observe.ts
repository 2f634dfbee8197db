import type { MiddlewareHandler } from 'hono'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Fault } from './faults.js'
import { randomHex } from './ids.js'
import type { SandboxContext, SandboxEnv, Service, ServiceKit } from './service.js'

const HANG_MS = 10 * 60_000
const DELAY_MS = 3000
const LONG_TEXT = 2000
const SECRET_HEADERS = new Set(['authorization', 'x-api-key', 'cookie'])

/** What a list of requests calls it. */
const nameOf = ({ kind, scenario }: Fault): string =>
  [kind === 'scenario' ? null : kind, scenario].filter(Boolean).join(' ')

/** Writes down each request with its answer before the answer leaves, and lets the fault plan strike. */
export function observe(kit: ServiceKit, service: Service): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    if (service.quietPaths?.test(c.req.path)) return next()
    const started = Date.now()
    const operation = service.identify(c.req.method, c.req.path)
    c.set('operation', operation)
    const body = await readBody(c)
    const fault = kit.faults.take('operation', operation, `${c.req.path} ${JSON.stringify(body)}`)

    const write = async (answered: boolean) => {
      kit.store.commit({
        id: `rq_${randomHex(6)}`,
        at: kit.clock.iso(),
        method: c.req.method,
        path: c.req.url.slice(new URL(c.req.url).origin.length),
        operation,
        headers: readHeaders(c),
        body,
        status: answered ? c.res.status : null,
        response: answered ? await readResponse(c.res) : null,
        fault: fault ? nameOf(fault) : null,
        ms: Date.now() - started,
      })
    }

    const early = await strikeBefore(c, service, fault)
    if (early) {
      if (early !== 'dropped') c.res = early
      await write(early !== 'dropped')
      return early === 'dropped' ? drop(c) : undefined
    }
    await next()
    if (fault?.kind === 'drop_after') {
      await write(false)
      c.res = drop(c)
      return
    }
    await write(true)
    if (fault?.kind === 'cut_short') c.res = await firstHalf(c.res)
    if (fault?.kind === 'delay_after') await pause(fault.ms ?? DELAY_MS)
  }
}

async function strikeBefore(
  c: SandboxContext,
  service: Service,
  fault: Fault | undefined,
): Promise<Response | 'dropped' | undefined> {
  // What else goes wrong may go wrong in a scenario, such as the answer that is lost.
  if (fault?.scenario) {
    c.set('scenario', fault.scenario)
    c.set('pauseMs', fault.ms)
  }
  switch (fault?.kind) {
    case 'drop_before':
      return 'dropped'
    case 'timeout':
      await Promise.race([pause(fault.ms ?? HANG_MS), hungUp(c)])
      return 'dropped'
    case 'delay':
      await pause(fault.ms ?? DELAY_MS)
      return undefined
    case 'rate_limit':
      return c.json(service.failure(429), 429, {
        'retry-after': String(Math.ceil((fault.ms ?? 1000) / 1000)),
      })
    case 'error': {
      const status = fault.status ?? 500
      if (!service.failsItself) return Response.json(service.failure(status), { status })
      c.set('failWith', status)
      return undefined
    }
    default:
      return undefined
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })

const hungUp = (c: SandboxContext): Promise<void> =>
  new Promise((resolve) => {
    c.env.outgoing.once('close', () => resolve())
  })

/** An answer that breaks off in its middle, as a page and not as a connection: whoever reads it has no JSON. */
async function firstHalf(answer: Response): Promise<Response> {
  const text = await answer.text()
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(text.slice(0, Math.floor(text.length / 2)), { status: answer.status, headers })
}

function drop(c: SandboxContext): Response {
  c.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

function readHeaders(c: SandboxContext): Record<string, string> {
  const entries = Object.entries(c.req.header())
  return Object.fromEntries(
    entries.map(([name, value]) => [name, SECRET_HEADERS.has(name) ? `${value.slice(0, 16)}…` : value]),
  )
}

async function readBody(c: SandboxContext): Promise<unknown> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return null
  const type = c.req.header('content-type') ?? ''
  if (type.startsWith('multipart/'))
    return `(multipart, ${c.req.header('content-length') ?? 'unknown'} bytes)`
  const text = await c.req.text()
  if (text === '') return null
  if (type.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  return shorten(parseJson(text))
}

async function readResponse(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('event-stream')) return '(stream of events)'
  if (type.includes('html')) return '(page)'
  return shorten(parseJson(await response.clone().text()))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Pictures in base64 would drown the ledger. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > LONG_TEXT ? `${value.slice(0, 80)}… (${value.length} characters)` : value
  }
  if (Array.isArray(value)) return value.map(shorten)
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]))
  }
  return value
}
