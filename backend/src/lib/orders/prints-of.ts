import { isFileThere, provenanceOf } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { failure } from '../http/fail'
import { wordsOf } from '../words-of'
import type { LinePrint } from './admin-order'
import { galleryRemarks } from './gallery-remarks'
import { readyPrint } from './print-file'
import { printSkuOf } from './print-sku'
import { hashesOf } from './remarks'
import type { ShopOrder, ShopOrderLine } from './shop-order'

const GONE = 'Its print file is no longer there: it cannot be printed.'

/** The panel's pages may only show pictures of their own origin, which passes /api on. */
function onOwnOrigin(signed: string): Pick<LinePrint, 'url' | 'previewUrl'> {
  const { pathname, search } = new URL(signed)
  return { url: `${pathname}${search}`, previewUrl: `${pathname.replace(/\.png$/, '.webp')}${search}` }
}

async function linePrint(scope: MedusaContainer, line: ShopOrderLine): Promise<LinePrint> {
  const recipeHash = line.metadata?.recipe_hash
  const design = recipeHash ? await provenanceOf(scope, recipeHash) : null
  try {
    const { sku, fileId, url, effectiveDpi, warnings } = await readyPrint(scope, line)
    if (!(await isFileThere(scope, fileId))) throw failure('not_found', GONE)
    return { sku, ...onOwnOrigin(url), effectiveDpi, warnings, design }
  } catch (error) {
    const sku = await printSkuOf(scope, line).then(
      (known) => known.sku,
      () => null,
    )
    return { sku, url: null, previewUrl: null, effectiveDpi: null, warnings: [wordsOf(error)], design }
  }
}

/**
 * The print of every line, rendered where it is not yet. Its warnings say why it cannot be printed, and what the gallery's people think of
 * its picture.
 */
export async function printsOf(scope: MedusaContainer, order: ShopOrder): Promise<Map<string, LinePrint>> {
  const gallery = await galleryRemarks(scope, hashesOf(order))
  const prints = new Map<string, LinePrint>()
  for (const line of order.items) {
    const { warnings, ...print } = await linePrint(scope, line)
    const remarks = gallery.get(line.metadata?.recipe_hash ?? '') ?? []
    prints.set(line.id, { ...print, warnings: [...warnings, ...remarks] })
  }
  return prints
}
