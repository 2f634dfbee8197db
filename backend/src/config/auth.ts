import { env } from '../env'

const callbackUrl = (provider: string) => `${env.PUBLIC_URL}/auth/callback/${provider}`

const oidc = (
  id: string,
  options: { issuer: string; client_id: string; client_secret?: string | undefined },
) => ({
  resolve: './src/providers/oidc-sign-in',
  id,
  options: { ...options, callback_url: callbackUrl(id) },
})

/** Google speaks OpenID Connect: so it gets PKCE, a nonce and time-outs, which Medusa's own provider for it has not. */
const google =
  env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
    ? [
        oidc('google', {
          issuer: 'https://accounts.google.com',
          client_id: env.GOOGLE_CLIENT_ID,
          client_secret: env.GOOGLE_CLIENT_SECRET,
        }),
      ]
    : []
const github =
  env.GITHUB_CLIENT_ID && env.GITHUB_CLIENT_SECRET
    ? [
        {
          resolve: './src/providers/github-sign-in',
          id: 'github',
          options: {
            clientId: env.GITHUB_CLIENT_ID,
            clientSecret: env.GITHUB_CLIENT_SECRET,
            callbackUrl: callbackUrl('github'),
            url: env.GITHUB_URL,
          },
        },
      ]
    : []
const generic =
  env.OIDC_ISSUER && env.OIDC_CLIENT_ID
    ? [
        oidc('oidc', {
          issuer: env.OIDC_ISSUER,
          client_id: env.OIDC_CLIENT_ID,
          client_secret: env.OIDC_CLIENT_SECRET,
        }),
      ]
    : []

/** Passwords, and the social sign-ins that have settings. */
export const authProviders = [
  { resolve: '@medusajs/medusa/auth-emailpass', id: 'emailpass' },
  ...google,
  ...github,
  ...generic,
]

/** Medusa's own sign-ins: whom it does not find here may use every provider, and gets no further than `closeOtherAuth`. */
export const authMethodsPerActor = {
  user: ['emailpass'],
  customer: env.NATIVE_API === 'open' ? authProviders.map(({ id }) => id) : [],
}
