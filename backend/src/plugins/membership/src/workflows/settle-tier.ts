import { createWorkflow, transform, when, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import {
  createCustomerGroupsWorkflow,
  createPromotionsWorkflow,
  deletePromotionsWorkflow,
  updateCustomerGroupsWorkflow,
  updatePromotionsWorkflow,
} from '@medusajs/medusa/core-flows'
import { planTierStep } from './steps/plan-tier'
import { tieTierStep } from './steps/tie-tier'
import { GROUP_RULE } from './tier-parts'

/**
 * Makes a tier's customer group and promotion what the tier says: they are made, renamed, repriced or switched off. Where
 * they are so already nothing happens, so whatever was left half-done is done by running it again.
 */
export const settleTierWorkflow = createWorkflow('settle-tier', (input: { id: string }) => {
  const plan = planTierStep(input)
  const made = when('make-tier-group', { plan }, ({ plan }) => plan.group.id === null).then(() => {
    const customersData = transform({ plan }, ({ plan: { group, tier } }) => [
      { name: group.name, metadata: { membership_tier_id: tier.id } },
    ])
    return createCustomerGroupsWorkflow.runAsStep({ input: { customersData } })
  })
  when('rename-tier-group', { plan }, ({ plan }) => plan.group.rename).then(() => {
    updateCustomerGroupsWorkflow.runAsStep({
      input: transform({ plan }, ({ plan: { group } }) => ({
        selector: { id: group.id ?? '' },
        update: { name: group.name },
      })),
    })
  })
  const groupId = transform({ plan, made }, ({ plan, made }) => plan.group.id ?? made?.[0]?.id ?? '')

  when('drop-tier-promotion', { plan }, ({ plan }) => plan.promotion.drop !== null).then(() => {
    deletePromotionsWorkflow.runAsStep({
      input: transform({ plan }, ({ plan }) => ({ ids: [plan.promotion.drop ?? ''] })),
    })
  })
  const added = when('add-tier-promotion', { plan }, ({ plan }) => plan.promotion.add).then(() => {
    const promotionsData = transform({ plan, groupId }, ({ plan: { tier, status }, groupId }) => [
      {
        code: tier.code,
        type: 'standard' as const,
        status,
        is_automatic: true,
        application_method: {
          type: 'percentage' as const,
          target_type: 'items' as const,
          allocation: 'across' as const,
          value: tier.discount,
          currency_code: 'gbp',
        },
        rules: [{ attribute: GROUP_RULE, operator: 'in' as const, values: [groupId] }],
      },
    ])
    return createPromotionsWorkflow.runAsStep({ input: { promotionsData } })
  })
  when('change-tier-promotion', { plan }, ({ plan }) => plan.promotion.change).then(() => {
    const promotionsData = transform({ plan }, ({ plan: { tier, promotion, status } }) => [
      {
        id: promotion.id ?? '',
        status,
        ...(tier.discount > 0 && { application_method: { value: tier.discount } }),
      },
    ])
    updatePromotionsWorkflow.runAsStep({ input: { promotionsData } })
  })

  tieTierStep(
    transform({ plan, groupId, added }, ({ plan, groupId, added }) => ({
      id: plan.tier.id,
      groupId,
      promotionId: plan.promotion.id ?? added?.[0]?.id ?? null,
    })),
  )
  return new WorkflowResponse(plan)
})
