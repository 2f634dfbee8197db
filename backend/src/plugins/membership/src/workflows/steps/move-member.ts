import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { MEMBERSHIP_MODULE } from '../../modules/membership'
import type { MoveInput } from '../../modules/membership/service'

/** A workflow's input travels as JSON, where a date is a text: no moment is later than a text. */
function withDate({ hold, ...input }: MoveInput): MoveInput {
  if (!hold) return { ...input, ...(hold === null && { hold }) }
  return { ...input, hold: { ...hold, until: hold.until === null ? null : new Date(hold.until) } }
}

/**
 * Not taken back where the groups cannot be changed: the row says what is true, its history is only ever added to, and
 * whoever looks at the member next brings the groups in line.
 */
export const moveMemberStep = createStep('move-member', async (input: MoveInput, { container }) => {
  return new StepResponse(await container.resolve(MEMBERSHIP_MODULE).move(withDate(input)))
})
