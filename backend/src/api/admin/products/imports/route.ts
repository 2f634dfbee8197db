import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { importProductsAsChunksWorkflow } from '@medusajs/medusa/core-flows'
import { translateUpload } from '../../../../lib/merchandising/csv/translate-upload'

interface Upload {
  file_key: string
  originalname: string
}

/** Medusa's own address and answer; the uploaded table may hold the shop's columns. */
export async function POST(req: AuthenticatedMedusaRequest<Upload>, res: MedusaResponse): Promise<void> {
  const { file_key: key, originalname } = req.validatedBody
  const files = req.scope.resolve(Modules.FILE)
  const uploaded = await files.getAsBuffer(key).catch(() => null)
  if (!uploaded)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The uploaded file is not there: upload it again')
  const content = await translateUpload(req.scope, uploaded.toString('utf8'))
  const file = await files.createFiles({ filename: 'product-import.csv', mimeType: 'text/csv', content })
  try {
    const { result, transaction } = await importProductsAsChunksWorkflow(req.scope).run({
      input: { filename: originalname, fileKey: file.id },
    })
    res.status(202).json({ transaction_id: transaction.transactionId, summary: result })
  } finally {
    // Read into Medusa's chunks by now, or refused.
    await files.deleteFiles(file.id)
  }
}
