import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFocusReturn } from './use-focus-return'

/** A layer closes, and the focus goes to a heading that stands there; how often the page was scrolled to it. */
function scrollsTo(top: number): number {
  const heading = document.createElement('h2')
  heading.tabIndex = -1
  document.body.append(heading)
  const scrolled = vi.fn()
  heading.getBoundingClientRect = () => new DOMRect(0, top, 300, 40)
  heading.scrollIntoView = scrolled
  const { result } = renderHook(() => useFocusReturn(() => heading))
  result.current.onOpenAutoFocus()
  result.current.onCloseAutoFocus(new Event('close', { cancelable: true }))
  expect(document.activeElement).toBe(heading)
  heading.remove()
  return scrolled.mock.calls.length
}

it('the focus goes to a place in view and leaves the page where it is', () => {
  for (const top of [0, -20, window.innerHeight - 10]) expect(scrollsTo(top)).toBe(0)
})

it('the page goes with the focus to a place that is not in view', () => {
  for (const top of [-500, window.innerHeight + 500]) expect(scrollsTo(top)).toBe(1)
})
