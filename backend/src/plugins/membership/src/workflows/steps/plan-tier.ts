import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { MEMBERSHIP_MODULE } from '../../modules/membership'
import type { TierRow } from '../../modules/membership/types'
import { groupNameOf, isFor, promotionCodeOf } from '../tier-parts'

async function findGroup(container: MedusaContainer, tier: TierRow) {
  const customers = container.resolve(Modules.CUSTOMER)
  const [known] = tier.customer_group_id
    ? await customers.listCustomerGroups({ id: [tier.customer_group_id] })
    : []
  // A process that died after making it had no time to note it.
  const [found] = known ? [known] : await customers.listCustomerGroups({ name: groupNameOf(tier) })
  return found ?? null
}

async function findPromotion(container: MedusaContainer, tier: TierRow) {
  const [found] = await container
    .resolve(Modules.PROMOTION)
    .listPromotions(
      { code: [promotionCodeOf(tier)] },
      { relations: ['application_method', 'application_method.target_rules', 'rules', 'rules.values'] },
    )
  return found ?? null
}

/** What a tier's customer group and promotion lack to be what the tier says. */
export const planTierStep = createStep('plan-tier', async ({ id }: { id: string }, { container }) => {
  const tiers = await container.resolve(MEMBERSHIP_MODULE).ladder()
  const tier = tiers.find((row) => row.id === id)
  if (!tier) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such tier', 'not_found')
  const [group, promotion] = [await findGroup(container, tier), await findPromotion(container, tier)]
  const name = groupNameOf(tier)
  const fits = promotion !== null && group !== null && isFor(promotion, group.id)
  const status: 'active' | 'inactive' = tier.discount > 0 ? 'active' : 'inactive'
  const isAsSaid =
    fits &&
    promotion.status === status &&
    (tier.discount === 0 || Number(promotion.application_method?.value) === tier.discount)
  return new StepResponse({
    tier: { id: tier.id, name: tier.name, discount: tier.discount, code: promotionCodeOf(tier) },
    status,
    group: { id: group?.id ?? null, name, rename: group !== null && group.name !== name },
    promotion: {
      id: fits ? promotion.id : null,
      // Somebody made something else of it in Medusa's admin: then it may be for anybody.
      drop: promotion !== null && !fits ? promotion.id : null,
      add: !fits && tier.discount > 0,
      change: fits && !isAsSaid,
    },
  })
})
