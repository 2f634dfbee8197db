import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { tidyMetadata } from './to-metadata'

/**
 * Cleans what products' metadata says, wherever it came from: an import, Medusa's metadata editor, its API.
 * @returns what stood there before, to be put back
 */
export async function tidyProducts(
  scope: MedusaContainer,
  ids: string[],
): Promise<{ id: string; metadata: Record<string, unknown> }[]> {
  if (ids.length === 0) return []
  const products = scope.resolve(Modules.PRODUCT)
  const rows = await products.listProducts({ id: ids }, { select: ['id', 'metadata'], take: null })
  const before: { id: string; metadata: Record<string, unknown> }[] = []
  for (const { id, metadata } of rows) {
    const change = tidyMetadata(metadata)
    if (!change) continue
    await products.updateProducts(id, { metadata: change })
    before.push({
      id,
      metadata: Object.fromEntries(Object.keys(change).map((key) => [key, metadata?.[key] ?? ''])),
    })
  }
  return before
}
