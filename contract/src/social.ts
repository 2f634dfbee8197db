import { z } from 'zod'
import { loginSchema } from './accounts'
import { endpoint } from './endpoint'
import { UNREADABLE, yesOrNo } from './text'

export const SOCIAL_PROVIDERS = ['google', 'github', 'oidc'] as const
export type SocialProviderId = (typeof SOCIAL_PROVIDERS)[number]
export const socialProviderSchema = z.object({ id: z.enum(SOCIAL_PROVIDERS), name: z.string() })
export type SocialProvider = z.infer<typeof socialProviderSchema>
export const socialParams = z.object({
  provider: z.enum(SOCIAL_PROVIDERS, 'We don’t know that way to sign in'),
})
const NO_ANSWER = 'The provider’s answer could not be read. Please start again.'
const answerOf = (most: number) => z.string(NO_ANSWER).max(most, NO_ANSWER)
const NO_WAY_ON = 'We don’t know where you were going'

export const startSocialBody = z.object(
  {
    rememberMe: yesOrNo('to remember you').default(false),
    /** Where the shopper was going: a path of the shop. */
    redirect: z.string(NO_WAY_ON).max(500, NO_WAY_ON).optional(),
  },
  UNREADABLE,
)
/** What the provider put into the address that it sent the browser back to. */
export const finishSocialBody = z.object(
  {
    state: answerOf(500).min(1, NO_ANSWER),
    code: answerOf(4000).min(1, NO_ANSWER).optional(),
    error: answerOf(500).optional(),
    /** Who answered, where the provider says so (RFC 9207). */
    iss: answerOf(500).optional(),
  },
  UNREADABLE,
)

export const socialEndpoints = {
  listSocialProviders: endpoint({
    method: 'GET',
    path: '/auth/providers',
    tag: 'Accounts',
    access: 'public',
    summary: 'The social sign-ins that have settings',
    data: z.array(socialProviderSchema),
    errors: [],
  }),
  startSocial: endpoint({
    method: 'POST',
    path: '/auth/social/{provider}',
    tag: 'Accounts',
    access: 'public',
    summary: 'Begins a social sign-in: where to send the browser',
    params: socialParams,
    body: startSocialBody,
    data: z.object({ location: z.string() }),
    errors: ['not_found', 'provider_unavailable'],
  }),
  finishSocial: endpoint({
    method: 'POST',
    path: '/auth/social/{provider}/callback',
    tag: 'Accounts',
    access: 'public',
    summary: 'Ends a social sign-in in the browser that began it',
    params: socialParams,
    body: finishSocialBody,
    data: loginSchema.extend({
      rememberMe: z.boolean(),
      redirect: z.string().nullable(),
      isNew: z.boolean(),
    }),
    errors: [
      'invalid_credentials',
      'second_factor_required',
      'email_unverified',
      'not_found',
      'account_exists',
      'provider_unavailable',
    ],
  }),
}
