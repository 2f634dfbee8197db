import { useEffect, useState } from 'react'

/** So long a press may take that was meant for what stood there before. */
export const MOMENT_MS = 700

/**
 * Whether rows have moved or become others by themselves just now: a press on one of them may be meant for what stood there. Each is
 * named by all that must be the same. `list` names the list that they are of, '' while it is on its way; those of a list that was just
 * asked for stood nowhere before. Rows that come or go at the end move none.
 */
export function useMovedLately(rows: readonly string[], list: string): boolean {
  const order = rows.join()
  const [seen, setSeen] = useState({ order, list, moved: false })
  if (seen.order !== order || seen.list !== list) {
    const inPlace = order.startsWith(seen.order) || seen.order.startsWith(order)
    setSeen({ order, list, moved: list !== '' && seen.list === list && (seen.moved || !inPlace) })
  }
  useEffect(() => {
    if (!seen.moved) return
    const timer = setTimeout(() => setSeen((now) => ({ ...now, moved: false })), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [seen])
  return seen.moved
}
