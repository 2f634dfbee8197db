import type { SocialProvider } from '@caseloom/contract'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { createHash, randomBytes } from 'node:crypto'
import { env } from '../../../env'
import { SOCIAL_SIGN_IN_MODULE } from '../../../modules/social_sign_in'
import { query } from '../../database/sql'
import { failure } from '../../http/fail'
import { giveCookie } from '../../http/give-cookie'
import { shopPath } from './shop-path'

interface Call {
  scope: MedusaContainer
  req: MedusaRequest
  res: MedusaResponse
}
/** What was kept of a sign-in while the browser was away. */
export interface Flow {
  redirect: string | null
  remember: boolean
}

const LIFE_MS = 10 * 60_000
const COOKIE_PATH = '/api/auth/social'
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
/** One for each sign-in under way, so that two tabs do not take each other's. */
const cookieName = (stateHash: string) => `caseloom_social_${stateHash.slice(0, 8)}`

/**
 * Ties a sign-in to this browser: it alone gets the cookie without which nobody can end it. A link that ends somebody
 * else's sign-in here, and has this shopper design and pay in a stranger's account, leads nowhere.
 */
export async function beginFlow(
  { scope, req, res }: Call,
  given: { provider: SocialProvider; state: string; redirect: string | undefined; remember: boolean },
): Promise<void> {
  const secret = randomBytes(32).toString('hex')
  const stateHash = hash(given.state)
  await scope.resolve(SOCIAL_SIGN_IN_MODULE).createSocialFlows({
    provider: given.provider.id,
    state_hash: stateHash,
    browser_hash: hash(secret),
    redirect: shopPath(given.redirect),
    remember: given.remember,
    expires_at: new Date(Date.now() + LIFE_MS),
  })
  giveCookie(
    { req, res },
    { name: cookieName(stateHash), value: secret, path: COOKIE_PATH, maxAge: LIFE_MS },
    env.PUBLIC_URL,
  )
}

/** In one statement, so that of two calls at once only one goes on. */
const CLAIM = `update social_flow set used_at = now(), updated_at = now()
  where state_hash = ? and provider = ? and browser_hash = ? and used_at is null and expires_at > now()
    and deleted_at is null
  returning redirect, remember`
const SEEN = `select used_at is not null as used, expires_at <= now() as late from social_flow
  where state_hash = ? and deleted_at is null`

async function refusal(scope: MedusaContainer, stateHash: string): Promise<string> {
  const [seen] = await query(scope)<{ used: boolean; late: boolean }>(SEEN, [stateHash])
  if (seen?.used) return 'This sign-in has been used already. Please start again.'
  if (seen?.late) return 'Signing in took longer than 10 minutes. Please start again.'
  return 'This sign-in was not started in this browser, or too long ago. Please start again.'
}

/** Takes up a sign-in in the browser that began it, once. @throws invalid_request */
export async function claimFlow(
  { scope, req, res }: Call,
  { provider, state }: { provider: SocialProvider; state: string },
): Promise<Flow> {
  const stateHash = hash(state)
  const name = cookieName(stateHash)
  const secret = (req.cookies as Record<string, string> | undefined)?.[name] ?? ''
  const browserHash = hash(secret)
  const [flow] = await query(scope)<Flow>(CLAIM, [stateHash, provider.id, browserHash])
  if (!flow) throw failure('invalid_request', await refusal(scope, stateHash))
  res.clearCookie(name, { path: COOKIE_PATH })
  return flow
}
