import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityProviderService,
  Logger,
} from '@medusajs/framework/types'
import { AbstractAuthModuleProvider } from '@medusajs/framework/utils'
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { addressOf, fault, keepIdentity, textOf, type ProviderProfile } from '../social/answer'
import { githubClient, GithubOutage, type GithubOptions, type GithubPerson } from './client'

const STATE_SECONDS = 600
const keptSchema = z.object({ verifier: z.string() })
const paramsSchema = z.object({ state: z.string(), code: z.string() })

const profileOf = ({ name, email }: GithubPerson): ProviderProfile => ({
  email: addressOf(email),
  email_verified: email !== null,
  name: textOf(name),
  given_name: null,
  family_name: null,
})

/**
 * GitHub as a Medusa auth provider. Medusa's own asks for no right to read the address, so that it is missing on most
 * accounts, and fails on the tokens of OAuth Apps, which never end (docs/decisions/0008).
 */
export default class GithubSignIn extends AbstractAuthModuleProvider {
  static override identifier = 'github-sign-in'
  static override DISPLAY_NAME = 'GitHub'
  private readonly logger: Logger
  private readonly client: ReturnType<typeof githubClient>

  constructor(cradle: { logger: Logger }, options: GithubOptions) {
    super()
    this.logger = cradle.logger
    this.client = githubClient(options)
  }

  override async authenticate(
    _input: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const state = randomBytes(32).toString('hex')
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    await identities.setState(state, { verifier }, STATE_SECONDS)
    return { success: true, location: this.client.authorizeUrl(state, challenge) }
  }

  override async validateCallback(
    { query }: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const came = paramsSchema.safeParse(query)
    if (!came.success) return fault('refused')
    const kept = keptSchema.safeParse(await identities.getState(came.data.state))
    if (!kept.success) return fault('refused')
    let person: GithubPerson | null
    try {
      const token = await this.client.tokenFor(came.data.code, kept.data.verifier)
      person = token === null ? null : await this.client.person(token)
    } catch (error) {
      if (!(error instanceof GithubOutage)) throw error
      this.logger.warn(error.message)
      return fault('unavailable')
    }
    return person ? keepIdentity(identities, person.id, profileOf(person)) : fault('refused')
  }
}
