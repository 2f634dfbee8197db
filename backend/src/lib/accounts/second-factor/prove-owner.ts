import type { User } from '@caseloom/contract'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import { subjectOf } from '../../../modules/account_security/limits'
import { failure } from '../../http/fail'
import type { Customer } from '../../http/principal'
import { noteActor } from '../../log/context'
import { mailName } from '../account-mails'
import { limitTries } from '../limit'
import { assertOwnWish } from '../may-leave'
import { findUser } from '../user'
import { limitCodes } from './codes'
import { findFactor, type Factor } from './factor'
import { proveCode } from './prove-code'

interface OwnersCall {
  scope: MedusaContainer
  req: MedusaRequest
  res: MedusaResponse
  guestKeyHash: string | null
  customer: Customer
  body: { password?: string | undefined; email?: string | undefined }
}

/** Whoever asks for it has the account's password too, and not only a browser that is signed in. @throws wrong_password */
export async function assertOwner(call: OwnersCall): Promise<User> {
  const { scope, customer, body } = call
  noteActor({ actorId: customer.id })
  const user = await findUser(scope, customer.id)
  const subject = subjectOf('password', customer.id)
  await limitTries(call, [subject])
  await assertOwnWish(scope, customer, user, body)
  await scope.resolve(ACCOUNT_SECURITY_MODULE).clearAttempts(subject)
  return user
}

/** The same, and a code of the second factor that is on. @throws wrong_password, wrong_code, conflict where none is on */
export async function proveOwner(
  call: OwnersCall & { body: { code: string } },
): Promise<{ owner: { customerId: string; email: string; name: string }; factor: Factor }> {
  const { scope, customer, body } = call
  const user = await assertOwner(call)
  const factor = await findFactor(scope, customer.id)
  if (!factor) throw failure('conflict', 'Two-step sign-in is off already')
  await limitCodes(call, customer.id, () => proveCode(scope, customer.id, { factor, typed: body.code }))
  const name = mailName({ first_name: user.firstName })
  return { owner: { customerId: customer.id, email: user.email, name }, factor }
}
