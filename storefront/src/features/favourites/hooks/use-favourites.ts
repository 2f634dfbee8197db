import { useMemo } from 'react'
import { useFavouritesStore } from '../store'

/** Numbers of the products that are marked in this browser or, signed in, in the account. Latest first. */
export function useFavourites(): Set<number> {
  const ids = useFavouritesStore((state) => state.ids)
  return useMemo(() => new Set(ids), [ids])
}
