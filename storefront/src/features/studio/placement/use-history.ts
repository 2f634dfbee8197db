import type { Placement } from '@caseloom/contract'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Changes of one kind that follow each other within this time are one step back. */
const TOGETHER_MS = 800
const KEPT = 100

export interface PlacementHistory {
  /**
   * `kind` names what is changed, so that what follows quickly is one step. While a finger holds on (`held`, with a kind of
   * this one hold) it is one step however long it takes.
   */
  change: (change: Partial<Placement>, kind: string, held?: boolean) => void
  /** The placement with every change that was made, drawn or not. */
  now: () => Placement
  undo: () => boolean
  redo: () => boolean
  canUndo: boolean
  canRedo: boolean
}

/** Remembers placements of one picture; another `key` begins anew. */
export function useHistory(
  placement: Placement,
  onPlace: (change: Partial<Placement>) => void,
  key: string,
): PlacementHistory {
  const latest = useRef(placement)
  const past = useRef<Placement[]>([])
  const future = useRef<Placement[]>([])
  const last = useRef({ kind: '', at: 0 })
  const [depth, setDepth] = useState({ past: 0, future: 0 })
  const count = useCallback(() => {
    setDepth({ past: past.current.length, future: future.current.length })
  }, [])
  useLayoutEffect(() => {
    latest.current = placement
  }, [placement])
  useEffect(() => {
    past.current = []
    future.current = []
    last.current = { kind: '', at: 0 }
    count()
  }, [key, count])

  const change = useCallback(
    (step: Partial<Placement>, kind: string, held = false) => {
      const at = Date.now()
      const joined = last.current.kind === kind && (held || at - last.current.at < TOGETHER_MS)
      last.current = { kind, at }
      if (!joined) past.current = [...past.current.slice(1 - KEPT), latest.current]
      future.current = []
      latest.current = { ...latest.current, ...step }
      onPlace(step)
      count()
    },
    [onPlace, count],
  )
  const travel = useCallback(
    (from: typeof past, to: typeof past): boolean => {
      const target = from.current.at(-1)
      if (!target) return false
      from.current = from.current.slice(0, -1)
      to.current = [...to.current, latest.current]
      latest.current = target
      last.current = { kind: '', at: 0 }
      onPlace(target)
      count()
      return true
    },
    [onPlace, count],
  )
  return {
    change,
    now: useCallback(() => latest.current, []),
    undo: useCallback(() => travel(past, future), [travel]),
    redo: useCallback(() => travel(future, past), [travel]),
    canUndo: depth.past > 0,
    canRedo: depth.future > 0,
  }
}
