import { accountEndpoints } from './accounts'
import { accountDataEndpoints } from './account-data'
import { addressEndpoints } from './addresses'
import { adjustmentEndpoints } from './adjustments'
import { adminEndpoints } from './admin'
import { cartEndpoints } from './cart'
import { catalogueEndpoints } from './catalogue'
import { checkoutEndpoints } from './checkout'
import { contactEndpoints } from './contact'
import { customizationEndpoints } from './customization'
import { designEndpoints } from './designs'
import { favouriteEndpoints } from './favourites'
import { membershipEndpoints } from './membership'
import { newsEndpoints } from './news'
import { orderAgainEndpoints } from './order-again'
import { orderEndpoints } from './orders'
import { parkedEndpoints } from './parked'
import { recoveryEndpoints } from './recovery'
import { reviewEndpoints } from './reviews'
import { secondFactorEndpoints } from './second-factor'
import { socialEndpoints } from './social'
import { systemEndpoints } from './system'

/** Every call of `/api`: validation, client types, OpenAPI, the 405 answers and the contract tests read this table. */
export const endpoints = {
  ...catalogueEndpoints,
  ...reviewEndpoints,
  ...favouriteEndpoints,
  ...customizationEndpoints,
  ...designEndpoints,
  ...accountEndpoints,
  ...recoveryEndpoints,
  ...socialEndpoints,
  ...accountDataEndpoints,
  ...secondFactorEndpoints,
  ...membershipEndpoints,
  ...addressEndpoints,
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...orderEndpoints,
  ...adjustmentEndpoints,
  ...orderAgainEndpoints,
  ...adminEndpoints,
  ...parkedEndpoints,
  ...contactEndpoints,
  ...newsEndpoints,
  ...systemEndpoints,
}
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
