import type { SocialProvider } from '@caseloom/contract'
import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { failure } from '../../http/fail'

const unavailable = ({ name }: SocialProvider) =>
  failure(
    'provider_unavailable',
    `We could not reach ${name}. Please try again in a moment, or sign in with your password.`,
  )

/** Where the browser goes to sign in there, with the state that it will come back with. @throws provider_unavailable */
export async function askToSignIn(
  scope: MedusaContainer,
  provider: SocialProvider,
): Promise<{ location: string; state: string }> {
  const { success, location } = await scope.resolve(Modules.AUTH).authenticate(provider.id, {})
  const state = location ? new URL(location).searchParams.get('state') : null
  if (!success || !location || !state) throw unavailable(provider)
  return { location, state }
}

/** What providers answer where they, and not the person, are at fault. */
const OUTAGES = new Set([
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'invalid_scope',
  'unsupported_response_type',
  'application_suspended',
  'redirect_uri_mismatch',
])

interface Answer {
  state: string
  code?: string | undefined
  error?: string | undefined
  iss?: string | undefined
}

/** The identity behind what the browser came back with. @throws where the provider, or the person there, said no */
export async function readAnswer(
  scope: MedusaContainer,
  provider: SocialProvider,
  { state, code, error, iss }: Answer,
): Promise<AuthIdentityDTO> {
  if (error === 'access_denied')
    throw failure('invalid_credentials', `You said no at ${provider.name}, so nothing was changed.`)
  if (error && OUTAGES.has(error)) throw unavailable(provider)
  const refused = failure('invalid_credentials', `${provider.name} did not sign you in. Please try again.`)
  if (!code) throw refused
  const query = { state, code, ...(iss !== undefined && { iss }) }
  const answer = await scope.resolve(Modules.AUTH).validateCallback(provider.id, { query })
  if (answer.success && answer.authIdentity) return answer.authIdentity
  if (answer.error === 'unavailable') throw unavailable(provider)
  if (answer.error === 'refused') throw refused
  throw new Error(`${provider.id} could not end a sign-in: ${answer.error ?? 'no reason given'}`)
}
