import { create } from 'zustand'

interface FavouritesState {
  /** Numbers of the marked products, latest first. */
  ids: number[]
}

export const useFavouritesStore = create<FavouritesState>()(() => ({ ids: [] }))
