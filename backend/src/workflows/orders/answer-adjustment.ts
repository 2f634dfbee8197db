import { ORDER_APPROVAL_MODULE, type AdjustmentAnswer, type AdjustmentRow } from '@caseloom/order-approval'
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
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

/** What the account keeps already leaves the browser's list, but goes along, as with a sign-in. */
const adopt = (execute: Execute, { customerId, design }: AnswerAdjustmentInput) =>
  execute(
    `update design g set owner_customer_id = ?, guest_key_hash = null, updated_at = now(),
       deleted_at = case when g.deleted_at is null and exists (
         select 1 from design d where d.owner_customer_id = ? and d.variation_id = g.variation_id and d.deleted_at is null)
         then now() else g.deleted_at end
     where g.id = ? and g.owner_customer_id is null`,
    [customerId, customerId, design.designId],
  )

const answerAdjustmentStep = createStep(
  'answer-adjustment',
  async (input: AnswerAdjustmentInput, { container }) => {
    const answered = await container
      .resolve(ORDER_APPROVAL_MODULE)
      .answer(input, async (execute, adjustment) => {
        await replaceDesign(execute, adjustment, input)
        await adopt(execute, input)
      })
    return new StepResponse(answered)
  },
)

/**
 * Puts the customer's new design on a line in one transaction with its approval and history: what is printed is always what is
 * approved. Not undone: the order waits for an administrator again.
 * @throws MedusaError NOT_ALLOWED with code `conflict` where the change is no longer asked for
 */
export const answerAdjustmentWorkflow = createWorkflow(
  'answer-adjustment',
  (input: AnswerAdjustmentInput) => {
    return new WorkflowResponse(answerAdjustmentStep(input))
  },
)
