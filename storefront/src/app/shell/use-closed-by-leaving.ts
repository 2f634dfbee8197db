import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * The Back button leads off the page, and off what was shown on it. What comes to be shown while the shopper is on the way to a page, for
 * something that they had pressed before, belongs to that page.
 */
export function useClosedByLeaving(shown: object | null, close: () => void): void {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const seen = useRef<object | null>(null)
  const page = useRef(pathname)
  useEffect(() => {
    if (shown !== seen.current) {
      seen.current = shown
      // The address changes before its page is drawn.
      page.current = (next ?? window.location).pathname
    } else if (shown && page.current !== pathname) close()
  }, [shown, next, pathname, close])
}
