import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { importProductsWorkflow } from '@medusajs/medusa/core-flows'
import { translateUpload } from '../../../../lib/merchandising/csv/translate-upload'

interface WithFile {
  file?: { originalname: string; buffer: Buffer }
}

/** Medusa's older address for scripts, with the same columns as the newer one. */
export async function POST(req: AuthenticatedMedusaRequest & WithFile, res: MedusaResponse): Promise<void> {
  if (!req.file) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'No file was uploaded for importing')
  const fileContent = await translateUpload(req.scope, req.file.buffer.toString('utf8'))
  const { result, transaction } = await importProductsWorkflow(req.scope).run({
    input: { filename: req.file.originalname, fileContent },
  })
  res.status(202).json({ transaction_id: transaction.transactionId, summary: result })
}
