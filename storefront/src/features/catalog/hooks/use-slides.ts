import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/** The index that a key leads to in a row of `count`, or null for a key that means something else. */
export function indexByKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

const nearest = (box: HTMLElement) => Math.round(box.scrollLeft / box.clientWidth)

/** Pictures side by side in a strip that a finger swipes and `show` scrolls to. */
export function useSlides(count: number) {
  const [shown, setShown] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
  /** Where a scroll of ours goes: the pictures it passes on the way are not shown. */
  const goal = useRef<number | null>(null)

  const show = (index: number) => {
    const box = strip.current
    // No scroll follows to where the strip stands already.
    goal.current = box && nearest(box) === index ? null : index
    setShown(index)
    box?.scrollTo?.({ left: index * box.clientWidth })
  }

  useEffect(() => {
    const box = strip.current
    if (!box) return
    const seen = () => {
      if (box.clientWidth === 0) return
      const index = Math.min(count - 1, Math.max(0, nearest(box)))
      if (goal.current !== null && goal.current !== index) return
      goal.current = null
      setShown(index)
    }
    // A finger, or a wheel or trackpad, may take over a scroll of ours.
    const taken = () => (goal.current = null)
    box.addEventListener('scroll', seen, { passive: true })
    box.addEventListener('pointerdown', taken, { passive: true })
    box.addEventListener('wheel', taken, { passive: true })
    return () => {
      box.removeEventListener('scroll', seen)
      box.removeEventListener('pointerdown', taken)
      box.removeEventListener('wheel', taken)
    }
  }, [count])

  // Pictures may be taken away while the page is open.
  return { shown: Math.max(0, Math.min(shown, count - 1)), show, strip }
}

/** Arrow keys, Home and End for a row of tabs: moves the choice, and the focus with it. */
export const rove =
  (count: number, shown: number, show: (index: number) => void) => (event: KeyboardEvent<HTMLElement>) => {
    const next = indexByKey(event.key, shown, count)
    if (next === null) return
    event.preventDefault()
    show(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
