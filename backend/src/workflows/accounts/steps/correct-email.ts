import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { correctEmail, type Correction } from '../../../lib/accounts/correct-email'
import { askLater } from '../../../lib/accounts/requests'

/** All of it or nothing, and not undone: the former address is somebody else's. */
export const correctEmailStep = createStep('correct-email', async (input: Correction, { container }) => {
  await correctEmail(container, input)
  return new StepResponse(undefined)
})

/** The mail with the link. Where the process dies before it, the dashboard goes on offering to send it. */
export const askForProofStep = createStep('ask-for-proof', async (email: string, { container }) => {
  await askLater(container, { purpose: 'verify', email, data: null })
  return new StepResponse(undefined)
})
