import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../../env'
import { subjectOf } from '../../modules/account_security/limits'
import { addressSubject } from '../accounts/limit'
import { answerLimit } from '../http/answer-limit'
import { asError } from '../http/as-error'
import { isOwnServer } from '../http/client-address'
import { failure } from '../http/fail'
import { countCall } from './count-call'

/** A page shows dozens of pictures at once, and each is one call. */
const PICTURES_PER_CALL = 10
const PICTURES = /^\/api\/(files|images)\/|^\/api\/designs\/[^/]+\/case\.jpg$/
/** Whoever watches the shop, and the providers that call back: those prove themselves, and come in bursts. */
const UNCOUNTED = /^\/api\/(health|webhooks)(\/|$)/

async function refuseBeyond(
  { scope, res }: { scope: MedusaContainer; res: MedusaResponse },
  subject: string,
  most: number,
): Promise<void> {
  let wait = 0
  try {
    wait = await countCall(scope, subject, most)
  } catch (error) {
    // A counter that is out of order closes nothing: what needs the database says so by itself.
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`A call could not be counted: ${asError(error).message}`)
  }
  if (wait === 0) return
  res.setHeader('Retry-After', String(wait))
  throw failure(
    'rate_limited',
    `That were very many calls within a minute. Please try again in ${wait} second${wait === 1 ? '' : 's'}.`,
  )
}

/** Counts a call by the network address that it came from. The pages' own server speaks for many, and is not counted. */
export async function limitCallsByAddress(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const path = req.originalUrl.split('?')[0] ?? ''
  if (UNCOUNTED.test(path) || isOwnServer(req)) {
    next()
    return
  }
  const isPicture = PICTURES.test(path)
  const { subject } = addressSubject(isPicture ? 'picture' : 'call', req)
  const most = env.CALLS_PER_MINUTE * (isPicture ? PICTURES_PER_CALL : 1)
  try {
    await refuseBeyond({ scope: req.scope, res }, subject, most)
    next()
  } catch (refusal) {
    next(refusal)
  }
}

/** The same for Medusa's own sign-in, counted apart. Medusa turns away whoever is not signed in to its admin before anybody can count. */
export async function limitAuthByAddress(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const { subject } = addressSubject('auth', req)
    if (!isOwnServer(req)) await refuseBeyond({ scope: req.scope, res }, subject, env.CALLS_PER_MINUTE)
  } catch (refusal) {
    answerLimit(res, refusal)
    return
  }
  next()
}

/** Counts a call by the account that makes it, wherever it comes from. @throws rate_limited, with Retry-After set */
export const limitCallsOfAccount = (
  call: { scope: MedusaContainer; res: MedusaResponse },
  customerId: string,
): Promise<void> => refuseBeyond(call, subjectOf('call', customerId).subject, env.CALLS_PER_MINUTE)
