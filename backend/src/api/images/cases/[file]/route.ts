import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { env } from '../../../../env'

/** The seeded products' pictures lie with the storefront; Medusa's admin looks for them on its own origin. */
export function GET(req: MedusaRequest, res: MedusaResponse) {
  const { file } = req.params
  if (!file || !/^[\w-]+\.(webp|avif|jpg)$/.test(file))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Not found')
  res.redirect(302, `${env.PUBLIC_URL}/images/cases/${file}`)
}
