import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What a widget asks again by when Medusa's own sections beside it changed something: the marks of the record that Medusa hands it, and
 * the address of its forms, which lie over the page at addresses of their own, since a new variant leaves no mark on its product. Held
 * while a form of the shop's is open, so that nothing that is typed there is lost.
 */
export function useSeen(marks: (string | null | undefined)[], { held = false } = {}): string {
  const { pathname } = useLocation()
  const now = JSON.stringify([pathname, ...marks])
  const [seen, setSeen] = useState(now)
  if (!held && seen !== now) setSeen(now)
  return encodeURIComponent(held ? seen : now)
}
