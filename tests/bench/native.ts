import { merchandiser } from '../support/medusa-admin'
import { rows } from '../support/database'
import type { Target } from './load'

/** Medusa's own calls for the same catalogue: priced for the shop's region, by a key that may see its products. */
export async function nativeTargets(
  origin: string,
  databaseUrl: string,
  handle: string,
): Promise<{ list: Target; product: Target }> {
  const admin = await merchandiser(origin)
  const [key] = await rows<{ id: string; token: string }>(
    databaseUrl,
    "select id, token from api_key where type = 'publishable' limit 1",
  )
  const [region] = await rows<{ id: string }>(
    databaseUrl,
    "select id from region where currency_code = 'gbp'",
  )
  const [product] = await rows<{ id: string; channel: string }>(
    databaseUrl,
    `select p.id, c.sales_channel_id as channel from product p
     join product_sales_channel c on c.product_id = p.id where p.handle = $1`,
    [handle],
  )
  if (!key || !region || !product) throw new Error('The seeded shop lacks a key, a region or the product')
  await admin.call('POST', `/api-keys/${key.id}/sales-channels`, { add: [product.channel] })
  const headers = { 'x-publishable-api-key': key.token }
  const list = `${origin}/store/products?limit=12&region_id=${region.id}&fields=*variants.calculated_price`
  return {
    list: { name: 'Medusa GET /store/products', url: list, headers, slow: true },
    product: {
      name: 'Medusa GET /store/products/{id}',
      url: `${origin}/store/products/${product.id}?region_id=${region.id}&fields=*variants.calculated_price`,
      headers,
      slow: true,
    },
  }
}
