import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { spendCode } from './codes'
import { oneByOne, type Factor } from './factor'

/** Has a code of a factor that is on looked at, or a recovery code of its login. To be called one by one. @throws wrong_code */
export const showCode = (
  scope: MedusaContainer,
  { factor, typed }: { factor: Pick<Factor, 'id' | 'authIdentityId'>; typed: string },
): Promise<void> =>
  spendCode(scope, { factorId: factor.id, typed }, async ({ method, code }) => {
    const auth = scope.resolve(Modules.AUTH)
    const { id, authIdentityId: auth_identity_id } = factor
    if (method === 'totp') await auth.verifyAuthMfa({ id, auth_identity_id, code })
    else await auth.useAuthMfaRecoveryCode({ auth_identity_id, code })
  })

/** Whether somebody who is signed in has the second factor at hand, or a recovery code. @throws wrong_code */
export const proveCode = (
  scope: MedusaContainer,
  customerId: string,
  proof: { factor: Factor; typed: string },
): Promise<void> => oneByOne(scope, customerId, () => showCode(scope, proof))
