import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'
import { findPromotion } from '../../../../workflows/checkout/find-promotion'

export const GET = route(endpoints.getPromotion, ({ scope, params, customer }) =>
  findPromotion(scope, params.code, customer?.id ?? null),
)
