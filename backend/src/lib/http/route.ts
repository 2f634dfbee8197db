import type { Endpoint } from '@caseloom/contract'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { z } from 'zod'
import { recorded } from '../activity/record-calls'
import { limitCallsOfAccount } from '../limits/limit-calls'
import { noteActor, noteIds } from '../log/context'
import { authenticateCustomer, carriesToken, SESSION_EXPIRED } from './authenticate'
import { failure } from './fail'
import { isFromElsewhere, NOT_OWN_PAGES } from './own-pages'
import { parseRequest, type Parsed } from './parse-request'
import { ensureGuestKey, guestKeyHash, nobodysHash, type Customer } from './principal'

type Answer<E extends Endpoint> = E extends { data: infer D extends z.ZodType } ? z.output<D> : undefined
type Needs<E extends Endpoint> = E['access'] extends 'customer' | 'admin' ? Customer : Customer | null

export interface Call<E extends Endpoint> {
  req: MedusaRequest
  res: MedusaResponse
  scope: MedusaContainer
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  customer: Needs<E>
  /** SHA-256 of the browser's guest key; always there on `guest` endpoints, where reading without one is nobody's. */
  guestKeyHash: E['access'] extends 'guest' ? string : string | null
}

/**
 * What makes something gives a browser its key, and of what is read only the one call that a page waits for before it makes
 * anything: two clicks are then one person's. Were all reading to do it, a page's first calls would each be given another one,
 * and an answer that comes late would take the key away that the first picture belongs to.
 */
const guestOf = ({ method, givesGuestKey }: Endpoint, req: MedusaRequest, res: MedusaResponse): string =>
  method === 'GET' && !givesGuestKey ? (guestKeyHash(req) ?? nobodysHash()) : ensureGuestKey(req, res)

/**
 * Another site's form brings no guest key, since the cookie stays at home: its sender would be taken for somebody new, and the answer
 * would put another key in the place of theirs. Providers sign what they send.
 */
function refuseElsewhere({ access, fromAnywhere }: Endpoint, req: MedusaRequest): void {
  if (access === 'provider' || fromAnywhere) return
  if (isFromElsewhere(req, { unnamed: false })) throw failure('forbidden', NOT_OWN_PAGES)
}

async function authorise(definition: Endpoint, req: MedusaRequest): Promise<Customer | null> {
  if (definition.access === 'provider') return null
  const customer = await authenticateCustomer(req)
  if (definition.access !== 'customer' && definition.access !== 'admin') return customer
  if (!customer)
    throw failure('unauthenticated', carriesToken(req) ? SESSION_EXPIRED : 'Please log in to continue')
  if (definition.access === 'admin') noteActor({ actorId: customer.id })
  if (definition.access === 'admin' && customer.lacksFactor)
    throw failure(
      'second_factor_missing',
      'Administrators need two-step sign-in here. Turn it on in your account.',
    )
  if (definition.access === 'admin' && !customer.isAdmin) throw failure('forbidden', 'Admin access required')
  return customer
}

const bodyOf = (req: MedusaRequest): unknown => req.body ?? {}

/**
 * Makes a Medusa route handler of a contract endpoint: checks who calls, and from where, parses what came, runs `handle`
 * and answers the success envelope. A handler that has sent its answer itself (a file) returns undefined.
 * Errors fly to the one error handler. `readBody` is for a body that Medusa's parsers leave alone, until it is known who calls.
 */
export function route<E extends Endpoint>(
  definition: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
  readBody: (req: MedusaRequest, res: MedusaResponse) => unknown = bodyOf,
) {
  return async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
    refuseElsewhere(definition, req)
    const customer = await authorise(definition, req)
    if (customer) await limitCallsOfAccount({ scope: req.scope, res }, customer.id)
    const call = {
      req,
      res,
      scope: req.scope,
      params: parseRequest(definition.params, req.params),
      query: parseRequest(definition.query, req.query),
      body: parseRequest(definition.body, await readBody(req, res)),
      customer,
      guestKeyHash: definition.access === 'guest' ? guestOf(definition, req, res) : guestKeyHash(req),
    } as Call<E>
    // A handler whose answer is the same for everybody says so itself.
    if (definition.access !== 'public' || customer) res.setHeader('Cache-Control', 'no-store')
    noteIds({ params: call.params, query: call.query, body: call.body })
    const work = async (): Promise<unknown> => handle(call)
    const changes = definition.access === 'admin' && definition.method !== 'GET'
    const data = await (changes ? recorded(definition, call, work) : work())
    noteIds(data, 1)
    if (res.headersSent) return
    const { message: says } = definition
    const message = typeof says === 'function' ? says(data as never) : says
    res.status(definition.successStatus ?? 200).json({ success: true, data, ...(message && { message }) })
  }
}
