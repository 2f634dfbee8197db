import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { beforeAnswer } from '../http/before-answer'
import { dropStamp } from './stamp'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Lets go of the cached catalogue before a change made in Medusa's admin is answered. Medusa tells most changes by
 * events, and some by none: a price list that is paused, products that are put into a category.
 */
export function dropBeforeAnswer(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (!READS.has(req.method)) {
    const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
    beforeAnswer(res, () =>
      dropStamp(req.scope).catch((fault: unknown) => {
        logger.error('The cached catalogue could not be let go of', fault as Error)
      }),
    )
  }
  next()
}
