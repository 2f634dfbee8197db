import { openApiDocument } from '@caseloom/contract'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { env } from '../../../env'

/** Made once: the contract does not change while the process runs. */
const openApi = openApiDocument(`${env.PUBLIC_URL}/api`)

export function GET(_req: MedusaRequest, res: MedusaResponse) {
  res.setHeader('Cache-Control', 'public, max-age=300')
  res.json(openApi)
}
