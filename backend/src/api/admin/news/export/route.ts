import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { newsReaders, type NewsReaders } from '../../../../lib/news/readers'

/** Changes nothing, and is no reading call all the same: who took the list, and when, is kept. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse<NewsReaders>): Promise<void> {
  res.setHeader('Cache-Control', 'no-store')
  res.json(await newsReaders(req.scope))
}
