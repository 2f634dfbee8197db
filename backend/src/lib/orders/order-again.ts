import type { OrderAgainLine } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { isAvailable, lookUpLines, type Buyer } from '../checkout/resolve-lines'
import { presentLine } from '../cart/kept-line'
import type { OrderBundle } from './bundle'
import { itemOfLine } from './item-of-line'
import { orderedPictures } from './ordered-pictures'
import { refusedAgain } from './refused-again'
import { pounds } from './shop-order'

/** The cases of an order as they can be bought today, by whoever bought them. */
export async function orderAgain(
  scope: MedusaContainer,
  bundle: OrderBundle,
  buyer: Buyer,
): Promise<OrderAgainLine[]> {
  const lines = bundle.order.items
  const items = lines.flatMap((line) => itemOfLine(bundle, line) ?? [])
  const hashes = lines.flatMap(({ metadata }) => metadata?.recipe_hash ?? [])
  const [looked, pictures] = await Promise.all([
    lookUpLines(scope, items, buyer),
    orderedPictures(scope, hashes),
  ])
  const found = new Map(looked.map((each) => [each.item.id, each]))
  return lines.map((line) => {
    const again = found.get(itemOfLine(bundle, line)?.id ?? '')
    const { metadata } = line
    const [device, finish] = [metadata?.device ?? '', metadata?.finish ?? '']
    const said = { id: line.id, paid: pounds(line.unit_price) }
    const picture = pictures.get(metadata?.recipe_hash ?? '') ?? null
    if (again && isAvailable(again)) return { ...said, picture, item: presentLine(again), refused: null }
    const name = line.product_title ?? line.title
    return {
      ...said,
      picture,
      item: null,
      refused: refusedAgain({ name, device, finish }, again?.fault ?? null),
    }
  })
}
