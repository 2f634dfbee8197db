import { parkedEndpoints } from '@caseloom/contract'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readInput } from '../../../lib/http/admin-input'
import type { ParkedPage } from '../../../lib/parked/admin-page'
import { pageOfParked } from '../../../lib/parked/list-parked'

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<ParkedPage>) {
  res.setHeader('Cache-Control', 'no-store')
  res.json(await pageOfParked(req.scope, readInput(parkedEndpoints.listParked.query, req.query)))
}
