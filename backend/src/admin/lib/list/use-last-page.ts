import { useEffect } from 'react'
import { lastPage, type Place } from './query'

/**
 * Deciding on the last row of the last page leaves none on it: goes to the page that is the last one now. Answers whether it does,
 * so that nobody is told meanwhile that there is nothing.
 * @param place what was answered last; null where nothing was yet
 */
export function useLastPage(
  place: Place | null,
  loading: boolean,
  goTo: (pageIndex: number) => void,
): boolean {
  const last = place === null || loading ? null : lastPage(place)
  useEffect(() => {
    if (last !== null) goTo(last)
  }, [last, goTo])
  return last !== null || (loading && place !== null && place.rows === 0 && place.count > 0)
}
