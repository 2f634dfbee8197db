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
import { once } from './whole'

type Code = (typeof PROMOTIONS)[number]

async function seedPromotion(
  container: MedusaContainer,
  { code, percent, description, firstOrderOnly, welcomeOffer }: Code,
) {
  const present = await container
    .resolve(Modules.PROMOTION)
    .listPromotions({ code }, { select: ['id'], withDeleted: true })
  if (present.length > 0) return
  await createPromotionsWorkflow(container).run({
    input: {
      promotionsData: [
        {
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
        },
      ],
    },
  })
}

/** The promotion codes; which are for a first order and which is what newcomers are offered stands in their metadata. */
export async function seedPromotions(container: MedusaContainer) {
  for (const promotion of PROMOTIONS)
    await once(container, `promotion ${promotion.code}`, () => seedPromotion(container, promotion))
}
