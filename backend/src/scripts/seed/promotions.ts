import type { MedusaContainer } from '@medusajs/framework/types'
import {
  ApplicationMethodTargetType,
  ApplicationMethodType,
  Modules,
  PromotionStatus,
  PromotionType,
} from '@medusajs/framework/utils'
import { createPromotionsWorkflow } from '@medusajs/medusa/core-flows'
import { PROMOTIONS } from './data'

/** The promotion codes; which are for a first order and which is what newcomers are offered stands in their metadata. */
export async function seedPromotions(container: MedusaContainer) {
  const present = await container
    .resolve(Modules.PROMOTION)
    .listPromotions({ code: PROMOTIONS.map(({ code }) => code) })
  const missing = PROMOTIONS.filter(({ code }) => !present.some((promotion) => promotion.code === code))
  if (missing.length === 0) return
  await createPromotionsWorkflow(container).run({
    input: {
      promotionsData: missing.map(({ code, percent, description, firstOrderOnly, welcomeOffer }) => ({
        code,
        type: PromotionType.STANDARD,
        status: PromotionStatus.ACTIVE,
        is_automatic: false,
        metadata: {
          description,
          first_order_only: firstOrderOnly,
          ...(welcomeOffer && { welcome_offer: true }),
        },
        application_method: {
          type: ApplicationMethodType.PERCENTAGE,
          target_type: ApplicationMethodTargetType.ITEMS,
          allocation: 'across' as const,
          value: percent,
          currency_code: 'gbp',
        },
      })),
    },
  })
}
