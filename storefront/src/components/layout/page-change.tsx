import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Layers that close on the way give the focus back to what opened them; this comes after. */
const AFTER_LAYERS_MS = 100

/**
 * A way from page to page loads no document, so nothing would tell of it: the title is said, and the focus goes to the
 * page's main part. What the page itself gave the focus to keeps it.
 */
export function PageChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const timer = setTimeout(() => {
      setSaid(document.title)
      const main = document.getElementById('main')
      const focused = document.activeElement
      if (main?.contains(focused) || focused?.closest('[role=dialog]')) return
      main?.focus({ preventScroll: true })
    }, AFTER_LAYERS_MS)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
