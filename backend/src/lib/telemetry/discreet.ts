import type { tracing } from '@medusajs/framework/opentelemetry/sdk-node'
import { loggedAddress } from '../http/access-log'
import { scrub } from '../log/scrub'
import { ID_NAMES } from './request-ids'

/**
 * What a span may carry out of the house. Medusa gives its spans every header of a request, cookies and tokens among them, the whole
 * address, and what was looked up: so only what is known to be harmless stays.
 */
const ALLOWED = new Set([
  ...['http.route', 'http.method', 'http.status_code', 'http.request.method', 'http.response.status_code'],
  ...['server.address', 'server.port', 'net.peer.name', 'net.peer.port', 'url.scheme', 'error.type'],
  ...['db.system', 'db.name', 'db.namespace', 'db.operation.name', 'db.query.summary'],
  ...['query.fields', 'fetch.select', 'fetch.relations', 'exception.type'],
  ...['workflow.transaction_id', 'workflow.step.action', 'workflow.step.type', 'workflow.step.attempts'],
  ...['workflow.step.failures', 'workflow.step.async', ...ID_NAMES],
])
/** Texts of others that are worth having, without what they may name. */
const SCRUBBED = new Set(['exception.message'])

type Attributes = Record<string, unknown>

function reduce(attributes: Attributes | undefined): void {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (ALLOWED.has(name)) continue
    if (attributes && SCRUBBED.has(name) && typeof value === 'string') attributes[name] = scrub(value)
    else if (attributes) Reflect.deleteProperty(attributes, name)
  }
}

/** Takes out of a span that has ended whatever could name a person or open a door. */
export function makeDiscreet(span: tracing.ReadableSpan): void {
  reduce(span.attributes)
  for (const event of span.events) reduce(event.attributes)
  const changed = span as { name: string; status: { message?: string } }
  changed.name = loggedAddress(changed.name)
  if (changed.status.message) changed.status.message = scrub(changed.status.message)
}
