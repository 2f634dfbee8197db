import { CustomerWorkflowEvents } from '@medusajs/framework/utils'
import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import type { Correction } from '../../lib/accounts/correct-email'
import { askForProofStep, correctEmailStep } from './steps/correct-email'
import { endOtherSessionsStep } from './steps/end-sessions'

/**
 * Another address for an account whose own was mistyped. Other sign-ins end with the change, and once more after it, for who came
 * in by the former address meanwhile.
 */
export const correctEmailWorkflow = createWorkflow('correct-email', (input: WorkflowData<Correction>) => {
  correctEmailStep(input)
  const who = transform(input, ({ customerId, sessionId }) => ({ customerId, except: sessionId }))
  endOtherSessionsStep(who)
  askForProofStep(input.email)
  const data = transform(input, ({ customerId }) => [{ id: customerId }])
  emitEventStep({ eventName: CustomerWorkflowEvents.UPDATED, data })
  return new WorkflowResponse(input.customerId)
})
