import { useEffect, useRef } from 'react'
import type { ReturnFocus } from './use-focus-return'

/**
 * What last had the focus outside of a layer: where it goes back to from one that opened out of another, which has gone,
 * or when nothing had it.
 */
export function useLastFocus(): ReturnFocus {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('[role=dialog]')) last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return () => last.current
}
