import { useState } from 'react'

export interface Selection {
  has: (id: string) => boolean
  toggle: (id: string) => void
  setAll: (on: boolean) => void
  drop: (gone: readonly string[]) => void
}

/** Which of these are chosen. What is no longer among them is not chosen either, and comes back unchosen. */
export function useSelection(available: string[]): Selection {
  const [ids, setIds] = useState<readonly string[]>([])
  const chosen = ids.filter((id) => available.includes(id))
  if (chosen.length < ids.length) setIds(chosen)
  return {
    has: (id) => chosen.includes(id),
    toggle: (id) => setIds(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    setAll: (on) => setIds(on ? available : []),
    drop: (gone) => setIds((now) => now.filter((id) => !gone.includes(id))),
  }
}
