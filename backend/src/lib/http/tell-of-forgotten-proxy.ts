import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../../env'
import { forgottenProxy } from './behind-proxies'

const forgotten = forgottenProxy(env.TRUSTED_PROXIES)
let told = false

/** A word to the operator, once: the shop works, but its limits take everybody behind that server for one. */
export function tellOfForgottenProxy(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const address = told ? null : forgotten(req)
  if (address !== null) {
    told = true
    req.scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(
        `${address} says for whom it calls and is not believed: limits take all its callers for one. If it is a server of yours, name it in TRUSTED_PROXIES.`,
      )
  }
  next()
}
