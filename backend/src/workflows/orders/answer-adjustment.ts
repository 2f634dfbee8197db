import { claimDesign, DESIGNS_CLAIMED } from '@caseloom/ai-designs'
import { ORDER_APPROVAL_MODULE, type AdjustmentAnswer, type AdjustmentRow } from '@caseloom/order-approval'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { failure } from '../../lib/http/fail'

export interface AnswerAdjustmentInput extends AdjustmentAnswer {
  /** Whose order it is: the design becomes theirs, whichever browser it was made in. */
  customerId: string
}
type Execute = (sql: string, values: unknown[]) => Promise<unknown[]>

/** The line as Medusa keeps it; its copy on the order is changed where there is one. */
async function replaceDesign(execute: Execute, row: AdjustmentRow, { design }: AnswerAdjustmentInput) {
  const metadata = JSON.stringify({
    design_id: design.designId,
    design_name: design.designName,
    recipe_hash: design.recipeHash,
    ai_generated: design.aiGenerated,
    image_url: design.imageUrl,
  })
  const lines = await execute(
    `update order_line_item set metadata = metadata || ?::jsonb, updated_at = now()
     where id = ? and deleted_at is null and metadata->>'recipe_hash' = ? returning id`,
    [metadata, row.line_id, row.before.recipeHash],
  )
  if (lines.length !== 1) throw failure('conflict', 'This item has changed since you opened it')
  await execute(
    `update order_item set metadata = metadata || ?::jsonb, updated_at = now()
     where item_id = ? and order_id = ? and deleted_at is null and jsonb_exists(metadata, 'recipe_hash')`,
    [metadata, row.line_id, row.order_id],
  )
}

const answerAdjustmentStep = createStep(
  'answer-adjustment',
  async (input: AnswerAdjustmentInput, { container }) => {
    let claimed = 0
    const answered = await container
      .resolve(ORDER_APPROVAL_MODULE)
      .answer(input, async (execute, adjustment) => {
        await replaceDesign(execute, adjustment, input)
        const { customerId, design } = input
        claimed = await claimDesign(execute, { designId: design.designId, customerId })
      })
    return new StepResponse({ answered, claimed })
  },
)

/**
 * Puts the customer's new design on a line in one transaction with its approval and history: what is printed is always what is
 * approved. Not undone: the order waits for an administrator again. Where a process dies before it has told of the design that
 * became the customer's, that is made up for as with a sign-in: when they are next seen, or at night.
 * @throws MedusaError NOT_ALLOWED with code `conflict` where the change is no longer asked for
 */
export const answerAdjustmentWorkflow = createWorkflow(
  'answer-adjustment',
  (input: AnswerAdjustmentInput) => {
    const done = answerAdjustmentStep(input)
    when({ done }, ({ done: { claimed } }) => claimed > 0).then(() => {
      const data = transform({ input, done }, ({ input: { customerId }, done: { claimed } }) => ({
        customer_id: customerId,
        claimed,
      }))
      emitEventStep({ eventName: DESIGNS_CLAIMED, data })
    })
    return new WorkflowResponse(done.answered)
  },
)
