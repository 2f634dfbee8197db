import { openApiDocument } from '@caseloom/contract'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { env } from '../../../env'
import { docsPage } from '../../../lib/docs/page'

const page = docsPage(openApiDocument(`${env.PUBLIC_URL}/api`))

export function GET(_req: MedusaRequest, res: MedusaResponse) {
  res.setHeader('Cache-Control', 'public, max-age=300')
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  res.type('html').send(page)
}
