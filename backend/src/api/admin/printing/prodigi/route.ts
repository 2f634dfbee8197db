import { PRODIGI_MODULE } from '@caseloom/prodigi'
import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readInput } from '../../../../lib/http/admin-input'
import { checkOf, checkQuery, type ProductCheck } from '../../../../lib/printing/product-check'

/** What Prodigi sells under a SKU; that it knows none, or does not answer, is an answer too. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<ProductCheck>) {
  const { sku, finish = null, dpi = null, attributes } = readInput(checkQuery, req.query)
  const lookup = await req.scope.resolve(PRODIGI_MODULE).lookUp(sku)
  res.json(checkOf(lookup, { attributes, finish, dpi }))
}
