import { checkParameters } from './check-parameters.js'
import { StripeError, failureBody, invalid } from './errors.js'
import { parseForm, texts, whole, text, type FormObject } from './form.js'
import { expand, listOf } from './serialize.js'
import { requestFingerprint } from './sessions.js'
import type { StripeStore } from './store.js'
import type { SandboxContext } from '../../core/service.js'

export type Handler = (form: FormObject, c: SandboxContext) => object

const KEY = /^(?:Bearer|Basic) (.+)$/

function secretKey(c: SandboxContext): string {
  const header = KEY.exec(c.req.header('authorization') ?? '')
  const value = header?.[1] ?? ''
  if (!c.req.header('authorization')?.startsWith('Basic')) return value
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? ''
}

function checkKey(c: SandboxContext): void {
  const key = secretKey(c)
  if (key.startsWith('sk_test_') || key.startsWith('rk_test_')) return
  const message = key.startsWith('sk_live_')
    ? 'A live key was sent to the sandbox. Nothing was done; keep live keys away from here.'
    : 'You did not provide a valid API key. The sandbox takes any key that begins with sk_test_.'
  throw new StripeError(401, { error: { type: 'invalid_request_error', message } }, true)
}

/**
 * One operation of the API: the key, the parameters, the memory of Idempotency-Keys (a remembered answer comes
 * back as it was, a failure too), the expansion of the answer. Handlers are synchronous, so no two interleave.
 */
export function operation(db: StripeStore, handler: Handler) {
  return async (c: SandboxContext): Promise<Response> => {
    const reading = c.req.method === 'GET'
    const raw = reading ? new URL(c.req.url).search.slice(1) : await c.req.text()
    const key = reading ? undefined : c.req.header('idempotency-key')
    const reply = (status: number, body: string, replayed = false) =>
      new Response(body, {
        status,
        headers: {
          'content-type': 'application/json',
          'request-id': db.newId('req'),
          ...(key ? { 'idempotency-key': key } : {}),
          ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
        },
      })
    const remember = (status: number, body: string): Response => {
      if (key)
        db.remembered.put({
          id: key,
          fingerprint: requestFingerprint(c.req.method, c.req.path, raw),
          status,
          body,
        })
      return reply(status, body)
    }
    try {
      checkKey(c)
      const known = key ? db.remembered.get(key) : undefined
      if (known) {
        if (known.fingerprint === requestFingerprint(c.req.method, c.req.path, raw)) {
          return reply(known.status, known.body, true)
        }
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key ?? ''}' if you meant to execute a different request.`
        throw new StripeError(400, { error: { type: 'idempotency_error', message } }, true)
      }
      const failWith = c.get('failWith')
      if (failWith) return remember(failWith, JSON.stringify(failureBody(failWith)))
      const form = parseForm(raw)
      checkParameters(c.get('operation'), form)
      const result = handler(form, c)
      return remember(200, JSON.stringify(expand(db, result, texts(form.expand))))
    } catch (error) {
      if (!(error instanceof StripeError)) throw error
      const body = JSON.stringify(error.body)
      return error.checked ? reply(error.status, body) : remember(error.status, body)
    }
  }
}

interface Listed {
  id: string
  created: number
}

/** Newest first, with Stripe's cursors and `created` bounds. */
export function page<T extends Listed>(
  rows: T[],
  form: FormObject,
  url: string,
  show: (row: T) => object = (row) => row,
) {
  const limit = whole(form.limit) ?? 10
  if (limit < 1 || limit > 100) throw invalid('Limit must be between 1 and 100.', 'limit')
  const bounds = typeof form.created === 'object' ? form.created : {}
  const exact = whole(form.created)
  const inside = (row: T) =>
    (exact === null || row.created === exact) &&
    row.created >= (whole(bounds.gte) ?? -Infinity) &&
    row.created > (whole(bounds.gt) ?? -Infinity) &&
    row.created <= (whole(bounds.lte) ?? Infinity) &&
    row.created < (whole(bounds.lt) ?? Infinity)
  const sorted = rows.filter(inside).reverse()
  const after = text(form.starting_after)
  const before = text(form.ending_before)
  const from = after ? sorted.findIndex((row) => row.id === after) + 1 : 0
  const until = before ? sorted.findIndex((row) => row.id === before) : sorted.length
  const wanted = sorted.slice(from, until)
  return listOf(wanted.slice(0, limit).map(show), url, wanted.length > limit)
}

/** Those of the one payment that a list asks about, be it by its intent or its charge; all where it names none. */
export function ofPayment<T extends { payment_intent: string | null; charge: string }>(
  rows: T[],
  form: FormObject,
): T[] {
  const intent = text(form.payment_intent)
  const charge = text(form.charge)
  return rows.filter(
    (row) => (!intent || row.payment_intent === intent) && (!charge || row.charge === charge),
  )
}
