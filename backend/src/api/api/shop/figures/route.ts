import { endpoints } from '@caseloom/contract'
import { cachedRoute } from '../../../../lib/cache/catalogue-cache'
import { shopFigures } from '../../../../lib/shop/figures'

export const GET = cachedRoute(endpoints.shopFigures, ({ scope }) => shopFigures(scope))
