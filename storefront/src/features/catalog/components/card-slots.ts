import type { ProductCard } from '@caseloom/contract'
import type { ReactNode } from 'react'

/** What other features put on a card; the page that knows them all fills it in. */
export interface CardSlots {
  rating?: (card: ProductCard) => ReactNode
  favourite?: (card: ProductCard) => ReactNode
}
