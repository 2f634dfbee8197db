import type { AuthenticationResponse, AuthIdentityProviderService } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

/** What a provider told us of a person, as it is kept with the identity. Never a token: nothing is asked a second time. */
export type ProviderProfile = {
  email: string | null
  email_verified: boolean
  name: string | null
  given_name: string | null
  family_name: string | null
}

/** Why nobody could be signed in; the sentence for people is made where the call is answered. */
export type SignInFault = 'refused' | 'unavailable'
export const fault = (error: SignInFault): AuthenticationResponse => ({ success: false, error })

const notFound = (error: unknown) => (error as { type?: unknown }).type === MedusaError.Types.NOT_FOUND

/**
 * The identity with this number at the provider, its profile as it is now. The number names it, never the e-mail address:
 * that one changes hands.
 */
export async function keepIdentity(
  identities: AuthIdentityProviderService,
  entityId: string,
  profile: ProviderProfile,
): Promise<AuthenticationResponse> {
  const known = () => identities.update(entityId, { user_metadata: profile })
  const authIdentity = await known().catch(async (error: unknown) => {
    if (!notFound(error)) throw error
    return (
      identities
        .create({ entity_id: entityId, user_metadata: profile })
        // The same person came in by two tabs at once, and the other was quicker.
        .catch((lost: unknown) =>
          known().catch(() => {
            throw lost
          }),
        )
    )
  })
  return { success: true, authIdentity }
}

const LONGEST = 254

/** An e-mail address of a profile, or null: never a part of one, which may be somebody else's. */
export function addressOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text !== '' && text.length <= LONGEST ? text : null
}

/** A text of a profile, or null. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST) : null
