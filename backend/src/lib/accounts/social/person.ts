import type { AuthIdentityDTO } from '@medusajs/framework/types'
import { emailSchema } from '@caseloom/contract'
import { z } from 'zod'
import { normaliseEmail } from '../email'
import { splitName } from '../name'

const text = z.string().nullish().catch(null)
const profileSchema = z.object({
  email: text,
  email_verified: z.boolean().catch(false),
  name: text,
  given_name: text,
  family_name: text,
})

/** Whom a provider vouches for. */
export interface Person {
  /** Null where the provider has none, or has not verified it. */
  email: string | null
  first_name: string
  last_name: string
}

const NAME_MAX = 60
/** One line, as somebody would type it. */
const tidy = (name: string | null | undefined) =>
  (name ?? '')
    .replace(/[\p{Cc}\p{Cf}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX)

/** What an identity's provider said at the latest sign-in. */
export function personOf(identity: AuthIdentityDTO, provider: string): Person {
  const kept = identity.provider_identities?.find((one) => one.provider === provider)
  const profile = profileSchema.parse(kept?.user_metadata ?? {})
  const email = emailSchema.safeParse(normaliseEmail(profile.email ?? ''))
  const given = { first_name: tidy(profile.given_name), last_name: tidy(profile.family_name) }
  const whole = splitName(tidy(profile.name))
  return {
    email: email.success && profile.email_verified ? email.data : null,
    ...(given.first_name ? given : whole.first_name ? whole : splitName(tidy(profile.email?.split('@')[0]))),
  }
}
