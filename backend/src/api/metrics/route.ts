import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { env } from '../../env'
import { checkAll } from '../../lib/health/checks'
import { mayScrape } from '../../lib/metrics/may-scrape'
import { exposition } from '../../lib/metrics/registry'

/** Figures for Prometheus. Without a METRICS_TOKEN, as for whoever does not know it, there is nothing here. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  if (!env.METRICS_TOKEN || !mayScrape(req.get('Authorization'), env.METRICS_TOKEN))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Not found')
  const { contentType, text } = await exposition(req.scope, checkAll)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Type', contentType)
  res.send(text)
}
