import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from '../../../env'
import { FailureWithData } from '../../http/fail'
import type { SignedIdentity } from '../sign-in'
import type { Factor } from './factor'

/** What a browser holds between its two steps: whose challenge it is at Medusa's auth module. Nobody else can make one. */
export interface NamedChallenge {
  id: string
  customerId: string
}

const sign = (body: string): string =>
  createHmac('sha256', env.FILE_SIGNING_SECRET).update(`second-factor:${body}`).digest('base64url')

function challengeToken({ id, customerId }: NamedChallenge): string {
  const body = `${id}.${customerId}`
  return `${body}.${sign(body)}`
}

/** Whose challenge it is; null for one that we did not give out. */
export function readChallengeToken(token: string): NamedChallenge | null {
  const [, body, id, customerId, signature] = /^((\w{1,80})\.(\w{1,80}))\.([\w-]{43})$/.exec(token) ?? []
  if (!body || !id || !customerId || !signature) return null
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(body))) ? { id, customerId } : null
}

/** What the first step proved, kept beside the challenge until the second is done. */
const provenSchema = z.object({
  authIdentityId: z.string(),
  customerId: z.string(),
  provider: z.string(),
  password: z.object({ email: z.string(), mark: z.string() }).optional(),
  remember: z.boolean(),
})
export type FirstStep = z.infer<typeof provenSchema>
export const readFirstStep = (metadata: unknown): FirstStep => provenSchema.parse(metadata)

/** What a sign-in is answered with whose account has a second factor: no token, but how to go on. */
export async function challengeOf(
  scope: MedusaContainer,
  { authIdentityId }: Factor,
  proven: SignedIdentity,
  remember: boolean,
): Promise<FailureWithData> {
  const metadata: FirstStep = { ...proven, remember }
  const { id, expires_at } = await scope
    .resolve(Modules.AUTH)
    .createAuthMfaChallenge({ auth_identity_id: authIdentityId, metadata })
  return new FailureWithData('Please enter the code of your authenticator app', 'second_factor_required', {
    challenge: challengeToken({ id, customerId: proven.customerId }),
    expiresAt: new Date(expires_at).toISOString(),
  })
}
