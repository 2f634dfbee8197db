import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { spendCode } from './codes'
import { oneByOne, type Factor } from './factor'

/** Whether somebody who is signed in has the second factor at hand, or a recovery code. @throws wrong_code */
export async function proveCode(
  scope: MedusaContainer,
  customerId: string,
  { factor, typed }: { factor: Factor; typed: string },
): Promise<void> {
  const auth = scope.resolve(Modules.AUTH)
  const { id, authIdentityId: auth_identity_id } = factor
  await oneByOne(scope, customerId, () =>
    spendCode(scope, { factorId: id, typed }, async ({ method, code }) => {
      if (method === 'totp') await auth.verifyAuthMfa({ id, auth_identity_id, code })
      else await auth.useAuthMfaRecoveryCode({ auth_identity_id, code })
    }),
  )
}
