import { endpoints } from '@caseloom/contract'
import { env } from '../../../env'
import { cachedRoute } from '../../../lib/cache/catalogue-cache'
import { welcomeOffer } from '../../../lib/promotions/welcome-offer'
import { sandboxNames } from '../../../lib/shop/sandbox'
import { listShippingMethods } from '../../../lib/shop/shipping-methods'

export const GET = cachedRoute(endpoints.shopInfo, async ({ scope, headers }) => {
  const [shippingMethods, offer] = await Promise.all([listShippingMethods(scope), welcomeOffer(scope)])
  const thresholds = shippingMethods.flatMap(({ freeFrom }) => freeFrom ?? [])
  headers['Cache-Control'] = 'public, max-age=60'
  return {
    shippingMethods,
    freeShippingThreshold: thresholds.length > 0 ? Math.min(...thresholds) : 0,
    welcomeOffer: offer,
    sandbox: sandboxNames(env),
    demoData: env.DEMO_DATA,
    gallery: env.GALLERY === 'on',
    vatNumber: env.vatNumber,
    payment: { publishableKey: env.stripe.publishableKey, marks: env.stripe.marks },
  }
})
