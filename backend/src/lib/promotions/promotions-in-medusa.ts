import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

const BELOW_ZERO = 'A promotion can’t take off less than nothing: give an amount from 0'

interface Saved {
  application_method?: { value?: number }
}

/** Medusa itself looks at percentages alone. */
function refuseBelowZero(req: MedusaRequest<Saved>, _res: MedusaResponse, next: MedusaNextFunction) {
  const value = req.validatedBody.application_method?.value ?? 0
  next(value < 0 ? new MedusaError(MedusaError.Types.INVALID_DATA, BELOW_ZERO) : undefined)
}

/** After Medusa's own reading of a body, since Medusa's middlewares of a path come first. */
export const PROMOTIONS_IN_MEDUSA: MiddlewareRoute[] = ['/promotions', '/promotions/:id'].map((path) => ({
  matcher: `/admin${path}`,
  methods: ['POST'],
  middlewares: [refuseBelowZero],
}))
