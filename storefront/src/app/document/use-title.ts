import { useEffect } from 'react'
import { title } from './title'

/** For a page whose title changes while it is shown: its route's own is written once, and again on the way to the next page. */
export function useTitle(page: string) {
  useEffect(() => {
    document.title = title(page)
  }, [page])
}
