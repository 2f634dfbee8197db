import { useEffect, useRef } from 'react'
import { scrollBehaviour } from '~/lib/scrolling'

/** Brings the panel of a newly reached step into view where it is not; a restored draft does not move the page. */
export function useStepScroll(step: number, restored: boolean): void {
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (!restored) return
    const before = last.current
    last.current = step
    if (before === null || before === step) return
    const panel = document.getElementById(`step-${step}`)
    const top = panel?.getBoundingClientRect().top ?? 0
    if (!panel || (top >= 0 && top < window.innerHeight * 0.6)) return
    panel.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' })
  }, [step, restored])
}
