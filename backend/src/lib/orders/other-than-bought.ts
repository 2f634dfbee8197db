import type { PrintSpec } from '../../modules/device_catalog/types'
import { isSameName } from '../catalogue/variant-title'
import type { ShopOrderLine } from './shop-order'

/** What its variant would print instead of what a line was bought as, since somebody renamed it; else null. */
export function otherThanBought(
  { device, finish }: Pick<PrintSpec, 'device' | 'finish'>,
  { title, metadata }: Pick<ShopOrderLine, 'title' | 'metadata'>,
): string | null {
  const bought = { device: metadata?.device || device, finish: metadata?.finish || finish }
  if (isSameName(bought.device, device) && isSameName(bought.finish, finish)) return null
  return `${title} was bought for ${bought.device}, ${bought.finish}, but its variant is ${device}, ${finish} by now. Name the variant as it was and give its print data again, or reject the order`
}
