import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import {
  deleteFilesWorkflow,
  importProductsAsChunksWorkflow,
  uploadFilesWorkflow,
} from '@medusajs/medusa/core-flows'
import { translateUpload } from '../../../../lib/merchandising/csv/translate-upload'

interface Upload {
  file_key: string
  originalname: string
}

/** Medusa's own address and answer; the uploaded table may hold the shop's columns. */
export async function POST(req: AuthenticatedMedusaRequest<Upload>, res: MedusaResponse): Promise<void> {
  const { file_key: key, originalname } = req.validatedBody
  const uploaded = await req.scope
    .resolve(Modules.FILE)
    .getAsBuffer(key)
    .catch(() => null)
  if (!uploaded)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The uploaded file is not there: upload it again')
  const content = await translateUpload(req.scope, uploaded.toString('utf8'))
  const { result: stored } = await uploadFilesWorkflow(req.scope).run({
    input: {
      files: [{ filename: 'product-import.csv', mimeType: 'text/csv', content, access: 'private' }],
    },
  })
  const ids = stored.map(({ id }) => id)
  try {
    const { result, transaction } = await importProductsAsChunksWorkflow(req.scope).run({
      input: { filename: originalname, fileKey: ids[0] ?? '' },
    })
    res.status(202).json({ transaction_id: transaction.transactionId, summary: result })
  } catch (error) {
    // Medusa answers 500 where the table lacks what its import needs.
    const { type, message } = error as Partial<MedusaError>
    throw type === MedusaError.Types.INVALID_DATA
      ? new MedusaError(type, message ?? 'The table is not valid')
      : error
  } finally {
    // Read into Medusa's chunks by now, or refused.
    await deleteFilesWorkflow(req.scope).run({ input: { ids } })
  }
}
