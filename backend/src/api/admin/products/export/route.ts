import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { exportShopProductsWorkflow } from '../../../../workflows/merchandising/export-products'

/** Prices lie with the variant's price set; Medusa's routes call them the variant's own. */
const inStorage = (field: string) => field.replace(/^(\*?)variants\.prices/, '$1variants.price_set.prices')

/** Medusa's own address and answer; its file also holds what the shop says of each product. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const input = { select: req.queryConfig.fields.map(inStorage), filter: req.filterableFields }
  const { transaction } = await exportShopProductsWorkflow(req.scope).run({ input })
  res.status(202).json({ transaction_id: transaction.transactionId })
}
