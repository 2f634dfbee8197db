import { accountEndpoints } from './accounts'
import { adminEndpoints } from './admin'
import { catalogueEndpoints } from './catalogue'
import { checkoutEndpoints } from './checkout'
import { customizationEndpoints } from './customization'
import { designEndpoints } from './designs'
import { favouriteEndpoints } from './favourites'
import { orderEndpoints } from './orders'
import { reviewEndpoints } from './reviews'
import { systemEndpoints } from './system'

/** Every call of `/api`: validation, client types, OpenAPI, the 405 answers and the contract tests read this table. */
export const endpoints = {
  ...catalogueEndpoints,
  ...reviewEndpoints,
  ...favouriteEndpoints,
  ...customizationEndpoints,
  ...designEndpoints,
  ...accountEndpoints,
  ...checkoutEndpoints,
  ...orderEndpoints,
  ...adminEndpoints,
  ...systemEndpoints,
}
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
