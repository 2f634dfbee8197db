import { act, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { genericArea } from '~/components/case/generic-area'
import { CENTRED } from '~/components/case/placement'
import { useGestures } from './use-gestures'
import { useHistory } from './use-history'

function Case() {
  const target = useRef<HTMLDivElement>(null)
  const [placement, place] = useState(CENTRED)
  const history = useHistory(placement, (change) => place((before) => ({ ...before, ...change })), 'one')
  useGestures(target, { area: genericArea, history, layer: 'picture', onLayer: () => undefined })
  return (
    <div
      ref={target}
      role="slider"
      aria-label="Place the picture"
      aria-valuenow={placement.rotation}
      aria-valuetext={placement.scale.toFixed(3)}
      tabIndex={0}
    >
      <button onClick={() => history.change({ rotation: 5 }, 'key')}>Turn</button>
      <button onClick={() => history.undo()}>Undo</button>
    </div>
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const notch = (ctrlKey: boolean) =>
  act(() => {
    const init = { deltaY: -120, ctrlKey, bubbles: true, cancelable: true }
    screen.getByRole('slider').dispatchEvent(new WheelEvent('wheel', init))
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['the wheel', false],
  ['ctrl and the wheel', true],
])('a notch of %s sizes once, also when it has come to rest', async (_, ctrlKey) => {
  render(<Case />)
  screen.getByRole('slider').focus()
  notch(ctrlKey)
  const sized = Math.exp(0.15).toFixed(3)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(sized)
  await pass(1000)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(sized)
})

test.each([false, true])('that the wheel comes to rest is no step back (ctrl: %s)', async (ctrlKey) => {
  render(<Case />)
  screen.getByRole('slider').focus()
  notch(ctrlKey)
  act(() => screen.getByText('Turn').click())
  await pass(1000)
  act(() => screen.getByText('Undo').click())
  expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('0')
})
