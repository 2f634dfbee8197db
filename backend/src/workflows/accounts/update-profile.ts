import { CustomerWorkflowEvents } from '@medusajs/framework/utils'
import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import type { Profile } from '../../lib/accounts/change-profile'
import { changeProfileStep } from './steps/change-profile'

interface ProfileInput {
  customerId: string
  /** What is not given stays. */
  change: Partial<Profile>
}

/** Another name or phone number for a customer, told as Medusa tells of its own changes. */
export const updateProfileWorkflow = createWorkflow('update-profile', (input: WorkflowData<ProfileInput>) => {
  changeProfileStep(input)
  const data = transform(input, ({ customerId }) => [{ id: customerId }])
  emitEventStep({ eventName: CustomerWorkflowEvents.UPDATED, data })
  return new WorkflowResponse(input.customerId)
})
