import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { failure, isCode } from '../../http/fail'
import { readFirstStep, type FirstStep, type NamedChallenge } from './challenge'
import { spendCode, wrongCode } from './codes'
import { findFactor, oneByOne, type Factor } from './factor'

export const challengeExpired = () =>
  failure(
    'challenge_expired',
    'Signing in took too long, or too many codes were wrong. Please sign in again.',
  )

interface Passed {
  proven: FirstStep
  factor: Factor
  /** A recovery code did it, which is gone now. */
  byRecoveryCode: boolean
}

/**
 * The second step of a sign-in. Medusa's challenge is good for five minutes, five codes and one success; what it says other than that
 * the code is wrong comes to the same for whoever waits: begin again.
 * @throws wrong_code, challenge_expired
 */
export const passChallenge = (
  scope: MedusaContainer,
  { id, customerId }: NamedChallenge,
  typed: string,
): Promise<Passed> =>
  oneByOne(scope, customerId, async () => {
    const factor = await findFactor(scope, customerId)
    // Turned off meanwhile.
    if (!factor) throw challengeExpired()
    return spendCode(scope, { factorId: factor.id, typed }, async ({ method, code }) => {
      // Where there are none left Medusa does not call it wrong.
      if (method === 'recovery_code' && factor.codesLeft === 0) throw wrongCode(method)
      const { metadata } = await scope
        .resolve(Modules.AUTH)
        .verifyAuthMfaChallenge({ id, auth_identity_id: factor.authIdentityId, method, code })
      return { proven: readFirstStep(metadata), factor, byRecoveryCode: method === 'recovery_code' }
    }).catch((error: unknown) => {
      throw error instanceof MedusaError && !isCode(error, 'wrong_code') ? challengeExpired() : error
    })
  })
