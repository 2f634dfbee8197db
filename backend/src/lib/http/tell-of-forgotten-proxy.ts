import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../../env'
import { forgottenProxy } from './behind-proxies'
import { silentServer } from './client-address'

/** What a server before the shop may lack, and how the operator is told of it. */
const LACKS = [
  {
    addressOf: forgottenProxy(env.TRUSTED_PROXIES),
    says: (address: string) =>
      `${address} says for whom it calls and is not believed: limits take all its callers for one. If it is a server of yours, name it in TRUSTED_PROXIES.`,
  },
  {
    addressOf: silentServer,
    says: (address: string) =>
      `${address} is a server of yours, hands on what others call and does not say from which address: limits take all its callers for one. Have it send X-Forwarded-For, with nothing but addresses.`,
  },
]
const told = new Set<(typeof LACKS)[number]>()

/** A word to the operator, once of each: the shop works, but its limits take everybody behind that server for one. */
export function tellOfForgottenProxy(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  for (const lack of LACKS) {
    const address = told.has(lack) ? null : lack.addressOf(req)
    if (address === null) continue
    told.add(lack)
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).warn(lack.says(address))
  }
  next()
}
