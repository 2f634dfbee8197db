import { createWorkflow, when, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { linkCustomerGroupsToCustomerWorkflow } from '@medusajs/medusa/core-flows'
import type { MoveInput } from '../modules/membership/service'
import { moveMemberStep } from './steps/move-member'
import { planGroupsStep } from './steps/plan-groups'

/**
 * Puts a customer into the tier that their designs, or somebody's hand, give them: into its customer group and out of the
 * other tiers'. Run again it changes nothing. Whoever calls sees to it that two of one customer come one after the other,
 * and counts the designs in that turn.
 */
export const settleMemberWorkflow = createWorkflow('settle-member', (input: MoveInput) => {
  const moved = moveMemberStep(input)
  const groups = planGroupsStep(moved)
  when({ groups }, ({ groups }) => groups.add.length + groups.remove.length > 0).then(() => {
    linkCustomerGroupsToCustomerWorkflow.runAsStep({ input: groups })
  })
  return new WorkflowResponse(moved)
})
