import { paths } from '~/config/paths'
import type { CartLine } from './cart-line'

/** The studio with the line's case and picture, laid out as they are. */
export function studioPath({ productId, customization }: CartLine): string {
  const { designId: design = '', recipeHash: recipe = '' } = customization ?? {}
  const said = Object.entries({ design, recipe }).filter(([, value]) => value !== '')
  return [paths.customize(productId), new URLSearchParams(said)].filter(String).join('&')
}
