import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFirstSign } from './use-first-sign'

/** jsdom knows no movement. */
const moved = (movementX: number) => Object.assign(new Event('pointermove'), { movementX, movementY: 0 })

it('a pointer that only the page moved under is no sign of anybody; one that moves is, and so is a key', () => {
  const { result } = renderHook(() => useFirstSign())
  act(() => void window.dispatchEvent(moved(0)))
  expect(result.current).toBe(false)
  act(() => void window.dispatchEvent(moved(-2)))
  expect(result.current).toBe(true)
  const typing = renderHook(() => useFirstSign())
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(typing.result.current).toBe(true)
})
