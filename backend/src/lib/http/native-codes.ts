import type { MedusaNextFunction, MedusaResponse } from '@medusajs/framework/http'
import { oneByOne } from '../accounts/second-factor/factor'
import { readLogin } from '../accounts/user-login'
import { isUsersTry } from './native-tries'
import type { UsersRequest } from './native-users'

/** Until an answer is sent, whether or not anybody is left to hear it. */
const answered = (res: MedusaResponse): Promise<void> =>
  new Promise((resolve) => {
    const end = res.end.bind(res) as (...last: unknown[]) => MedusaResponse
    res.end = ((...last: unknown[]) => {
      resolve()
      return end(...last)
    }) as MedusaResponse['end']
  })

/**
 * Codes of a second factor, counted by login over all sign-ins, and looked at one after another: Medusa counts the five of a sign-in
 * after it has looked, and tries that come together would be one.
 */
export async function limitUserCodes(req: UsersRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const login = await readLogin(req.scope, { id: req.auth_context?.auth_identity_id ?? '' })
  if (!(await isUsersTry(req, res, { email: login?.email ?? login?.id ?? '', kind: 'factor' }))) return
  await oneByOne(req.scope, login?.id ?? '', () => {
    const done = answered(res)
    next()
    return done
  })
}
