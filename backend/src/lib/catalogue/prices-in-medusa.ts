import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { CURRENCY, isWholePence } from './pricing'

const BELOW_ZERO = 'A price can’t be below zero'
const PART_OF_A_PENNY = 'A price in pounds is a number of whole pence, such as 13.34'

/**
 * What is wrong with a price, as a sentence; null where nothing is. An order at a part of a penny would not add up on its invoice. Other
 * currencies have other coins, and the shop sells at none of them.
 */
export function faultOfPrice(amount: number, inPounds: boolean): string | null {
  if (amount < 0) return BELOW_ZERO
  return inPounds && !isWholePence(amount) ? PART_OF_A_PENNY : null
}

/** A price that is changed by its id, or given for a region, need not name its currency. */
const isInPounds = (price: object): boolean =>
  !('currency_code' in price) || String(price.currency_code).toLowerCase() === CURRENCY

/** The same of the first price in what Medusa is to write that has a fault. What a merchandiser keeps in metadata is none. */
export function faultInPrices(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'metadata') continue
    const fault =
      name === 'amount' ? faultOfPrice(Number(inner ?? 0), isInPounds(value)) : faultInPrices(inner)
    if (fault !== null) return fault
  }
  return null
}

function refuseFaults(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const fault = faultInPrices(req.validatedBody)
  next(fault === null ? undefined : new MedusaError(MedusaError.Types.INVALID_DATA, fault))
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
  middlewares: [refuseFaults],
}))
