import { ERROR_STATUS, type Endpoint } from '@caseloom/contract'
import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { beforeAnswer } from '../http/before-answer'
import { toFailure } from '../http/to-failure'
import { beginActivity, outcomeOf, settleActivity, type Begun } from './record'
import { callOf, subjectOfCall, subjectOfEndpoint } from './subject-of-call'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What has been done is done, whatever becomes of its record: the job settles what stays open. */
async function settle(scope: MedusaContainer, begun: Begun, status: number, answer?: unknown): Promise<void> {
  try {
    await settleActivity(scope, begun, { outcome: outcomeOf(status), status, answer })
  } catch (fault) {
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The record ${begun.id} of what was done is still open`, fault as Error)
  }
}

/** Keeps who changes what in Medusa's admin, from what to what: written before it is done, settled before it is answered. */
export async function recordAdminCall(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_context: caller } = req as Partial<AuthenticatedMedusaRequest>
  if (READS.has(req.method) || !caller?.actor_id) {
    next()
    return
  }
  const path = req.originalUrl.replace(/[?#].*$/s, '')
  const begun = await beginActivity(req.scope, {
    doer: { type: caller.actor_type, id: caller.actor_id },
    call: callOf(req.method, path),
    subject: subjectOfCall(path, req.body),
  })
  let answer: unknown
  const json = res.json.bind(res)
  res.json = (body) => {
    answer = body
    return json(body)
  }
  beforeAnswer(res, () => settle(req.scope, begun, res.statusCode, answer))
  next()
}

interface ContractCall {
  scope: MedusaContainer
  customer: { id: string } | null
  params: unknown
  body: unknown
}

/** The same for an administrator's call of the contract, round what it does. */
export async function recorded<T>(
  { method, path }: Endpoint,
  { scope, customer, params, body }: ContractCall,
  work: () => Promise<T>,
): Promise<T> {
  const begun = await beginActivity(scope, {
    doer: { type: 'customer', id: customer?.id ?? '' },
    call: callOf(method, `/api${path}`),
    subject: subjectOfEndpoint(path, params, body),
  })
  try {
    const answer = await work()
    await settle(scope, begun, 200)
    return answer
  } catch (error) {
    const failure = toFailure(error)
    await settle(scope, begun, failure ? ERROR_STATUS[failure.code] : 500)
    throw error
  }
}
