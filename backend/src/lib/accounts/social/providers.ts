import type { SocialProvider, SocialProviderId } from '@caseloom/contract'
import { authProviders } from '../../../config/auth'
import { env } from '../../../env'
import { failure } from '../../http/fail'

const NAMES: Record<SocialProviderId, string> = { google: 'Google', github: 'GitHub', oidc: env.OIDC_NAME }
const configured = new Set(authProviders.map(({ id }) => id))

/** The social sign-ins that have settings, in the order that the shop shows them. */
export const socialProviders: SocialProvider[] = (['google', 'github', 'oidc'] as const)
  .filter((id) => configured.has(id))
  .map((id) => ({ id, name: NAMES[id] }))

/** @throws not_found where the shop has no settings for it */
export function socialProvider(id: SocialProviderId): SocialProvider {
  const provider = socialProviders.find((one) => one.id === id)
  if (!provider) throw failure('not_found', 'This way to sign in is not offered')
  return provider
}
