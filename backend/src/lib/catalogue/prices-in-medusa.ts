import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

export const BELOW_ZERO = 'A price can’t be below zero'

/** Whether a price in what Medusa is to write is below zero. What a merchandiser keeps in metadata is none. */
export function holdsBelowZero(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) =>
    name === 'amount' ? Number(inner) < 0 : name !== 'metadata' && holdsBelowZero(inner),
  )
}

function refuseBelowZero(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  next(
    holdsBelowZero(req.validatedBody)
      ? new MedusaError(MedusaError.Types.INVALID_DATA, BELOW_ZERO)
      : undefined,
  )
}

/** Where Medusa's admin takes prices, below `/admin`, as Medusa itself writes these paths. A table that is imported is looked at by itself. */
const PRICED = [
  '/products',
  '/products/batch',
  '/products/:id',
  '/products/:id/variants',
  '/products/:id/variants/batch',
  '/products/:id/variants/:variant_id',
  '/price-lists',
  '/price-lists/:id',
  '/price-lists/:id/prices/batch',
  '/shipping-options',
  '/shipping-options/:id',
]

/** Medusa takes any number for a price. After its own reading of a body, since Medusa's middlewares of a path come first. */
export const PRICES_IN_MEDUSA: MiddlewareRoute[] = PRICED.map((path) => ({
  matcher: `/admin${path}`,
  methods: ['POST'],
  middlewares: [refuseBelowZero],
}))
