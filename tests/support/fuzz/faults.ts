import {
  endpoints,
  errorsOf,
  failureSchema,
  type Endpoint,
  type EndpointName,
  type ErrorCode,
} from '@caseloom/contract'
import type { Heard } from './send'
import type { Wanted } from './requests'

/** What stands in an answer only where the inside of the shop shows. */
const INSIDE = [
  /\bat (?:[\w.$<>[\] ]+ )?\(?(?:file:|node:|\/)[^\s)]+:\d+:\d+/,
  /node_modules/,
  /\b(select|insert into|update|delete from) "?\w+"?\.?.* (where|values|set|from)\b/i,
  /\b(duplicate key|violates .* constraint|invalid input syntax|relation "|column "|syntax error at)/i,
  /\b(TypeError|ReferenceError|SyntaxError|RangeError|ZodError|MikroORM|KnexTimeout)\b/,
  /Cannot read propert/,
  /ECONNREFUSED|ENOENT|EACCES/,
]
/** What a shop that is well, as its providers are, may answer with 5xx: a drawer that it has not was asked for, or one takes its time. */
const SAID: Partial<Record<ErrorCode, readonly EndpointName[]>> = {
  provider_unavailable: ['generate', 'createJob'],
  still_running: ['generate'],
}

/** Where nothing of the contract is: some of what is sent is spoiled in its path or method. */
const ELSEWHERE = new Set(['not_found', 'method_not_allowed'])
/** Said of a body that cannot be read, by a call too that takes none. */
const OF_BODIES = new Set(['invalid_request', 'too_large', 'unsupported_media_type'])

const ROUTES = Object.values<Endpoint>(endpoints).map((endpoint) => ({
  endpoint,
  shape: new RegExp(`^/api${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}/*$`),
}))
/** The calls that a method and a path are, which where one of them is spoiled may be others than the one that was meant. */
const callsAt = ({ name, method, path }: Wanted): Endpoint[] => {
  const [below = ''] = path.split('?')
  const here = ROUTES.filter(({ endpoint, shape }) => endpoint.method === method && shape.test(below))
  return here.length > 0 ? here.map(({ endpoint }) => endpoint) : [endpoints[name]]
}

/** Why an answer should not have been given, or null. */
export function faultOf(wanted: Wanted, { status, headers, text }: Heard): string | null {
  // Node itself refuses what is no HTTP to it, before the shop hears of it.
  if ((status === 400 || status === 431) && text === '') return null
  if (status === 0) return `no answer (${text})`
  const isJson = String(headers['content-type']).includes('application/json')
  if (wanted.method === 'HEAD' || status === 304 || status === 204)
    return status >= 500 ? String(status) : null
  if (status >= 400) {
    if (!isJson) return `${status} outside of the envelope: ${text.slice(0, 80)}`
    let body: unknown
    try {
      body = JSON.parse(text)
    } catch {
      return `${status} is no JSON`
    }
    const failure = failureSchema.safeParse(body)
    if (!failure.success) return `${status} outside of the envelope`
    const { code } = failure.data
    const calls = callsAt(wanted)
    if (status >= 500 && !calls.some((call) => SAID[code]?.some((name) => endpoints[name] === call)))
      return `${status} ${code}`
    const isForeign = ELSEWHERE.has(code) || (wanted.body && OF_BODIES.has(code))
    if (!isForeign && !calls.some((call) => errorsOf(call).has(code)))
      return `${status} ${code} is none of ${wanted.name}'s answers`
    const shown = INSIDE.find((inside) => inside.test(failure.data.error))
    if (shown) return `tells of its inside: ${failure.data.error.slice(0, 120)}`
    return null
  }
  const shown = INSIDE.slice(0, 2).find((inside) => inside.test(text))
  return shown ? `tells of its inside: ${text.slice(0, 120)}` : null
}
