export const FAVOURITES_KEY = 'caseloom_favourites'
/** As many as the shop takes over at once on signing in. */
export const FAVOURITES_MAX = 200

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 999_999_999

/** Reads saved favourites, latest first. What is damaged is left out; it never throws. */
export function parseFavourites(saved: string | null): number[] {
  if (saved === null) return []
  try {
    const value: unknown = JSON.parse(saved)
    const ids =
      typeof value === 'object' && value !== null && 'productIds' in value ? value.productIds : value
    return Array.isArray(ids) ? [...new Set(ids.filter(isNumber))].slice(0, FAVOURITES_MAX) : []
  } catch {
    return []
  }
}

/** A blocked storage reads as an empty one. */
export function readFavourites(): number[] {
  try {
    return parseFavourites(localStorage.getItem(FAVOURITES_KEY))
  } catch {
    return []
  }
}

/** Where the browser keeps nothing, the marks last as long as the page. */
export function writeFavourites(productIds: readonly number[]): void {
  try {
    if (productIds.length === 0) localStorage.removeItem(FAVOURITES_KEY)
    else
      localStorage.setItem(
        FAVOURITES_KEY,
        JSON.stringify({ version: 1, productIds: productIds.slice(0, FAVOURITES_MAX) }),
      )
  } catch {
    // Nothing to be done, and nothing is lost that was there before.
  }
}
