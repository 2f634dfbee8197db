import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { inTransaction } from '../generation/sql'
import { writeUpload, type StoredUpload } from '../uploads/write-upload'

export type CreateUploadInput = StoredUpload

const writeUploadStep = createStep(
  'write-upload',
  async (input: CreateUploadInput, { container }) => {
    const { picture, made } = await inTransaction(container, (sql) => writeUpload(sql, input))
    return new StepResponse({ picture, created: made !== null }, made)
  },
  async (made, { container }) => {
    if (!made) return
    await inTransaction(container, async (sql) => {
      await sql('delete from generation_variation where id = ?', [made.variationId])
      await sql('delete from artwork where id = ?', [made.artworkId])
      await sql('delete from generation_job where id = ?', [made.jobId])
    })
  },
)

/**
 * Makes a job with one finished picture of a customer's own, whose files are stored already: their bytes stay out of the
 * workflow. `takeUpload` is the way in from a request.
 */
export const createUploadWorkflow = createWorkflow('create-upload', (input: CreateUploadInput) => {
  return new WorkflowResponse(writeUploadStep(input))
})
