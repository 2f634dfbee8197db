import { badgeOf } from '../../../lib/catalogue/badge'
import type { Draft, EditorState } from './types'

/** The badge that a product's name earns, by the shop's own rule. */
export function earnedBadge(state: EditorState, draft: Draft, category: string): string {
  const { title: name, soldCount } = state.product
  return badgeOf(
    { name, category, icons: draft.icons, ecocredentials: draft.ecoCredentials, soldCount },
    null,
  )
}
export const categoryName = (state: EditorState, id: string | null) =>
  state.categories
    .find((category) => category.id === id)
    ?.name.split(' / ')
    .at(-1) ?? ''
