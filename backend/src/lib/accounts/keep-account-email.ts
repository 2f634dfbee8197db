import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { query } from '../database/sql'

const SENTENCE =
  'The email of an account is what its owner signs in with. It cannot be changed here: until it is verified they correct it themselves in their dashboard, and later they can open another account.'

/** Refuses to change the address of a customer with an account under its owner, as Medusa's admin does; its API would not. */
export async function keepAccountEmail(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { email } = req.validatedBody as { email?: string | null }
  if (email === undefined) {
    next()
    return
  }
  const [account] = await query(req.scope)<{ email: string }>(
    'select email from customer where id = ? and has_account and deleted_at is null',
    [req.params.id ?? ''],
  )
  const isOther = account && email !== account.email
  next(isOther ? new MedusaError(MedusaError.Types.INVALID_DATA, SENTENCE) : undefined)
}
