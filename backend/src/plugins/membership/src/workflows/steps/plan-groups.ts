import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import type { MovedMember } from '../../modules/membership/service'

/** Which of the tiers' groups a customer joins and leaves; every other group is none of our business. */
export const planGroupsStep = createStep('plan-groups', async (moved: MovedMember, { container }) => {
  const customer = await container
    .resolve(Modules.CUSTOMER)
    .retrieveCustomer(moved.customerId, { select: ['id'], relations: ['groups'] })
  const present = customer.groups.map(({ id }) => id)
  const add = moved.groupId && !present.includes(moved.groupId) ? [moved.groupId] : []
  const remove = moved.groupIds.filter((id) => id !== moved.groupId && present.includes(id))
  return new StepResponse({ id: moved.customerId, add, remove })
})
