import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { genericArea } from '~/components/case/generic-area'
import { CENTRED } from '~/components/case/placement'
import LiveCase from './live-case'

interface Made {
  gl: { domElement: HTMLCanvasElement; toneMapping: number }
  invalidate: () => void
}

// The real one wants a graphics card. This one hands over its canvas and draws nothing.
vi.mock('@react-three/fiber', async (real) => ({
  ...(await real<object>()),
  Canvas: function Canvas({ onCreated }: { onCreated: (made: Made) => void }) {
    const canvas = useRef<HTMLCanvasElement>(null)
    const made = useRef(onCreated)
    useEffect(() => {
      if (!canvas.current) return
      made.current({ gl: { domElement: canvas.current, toneMapping: 0 }, invalidate: () => undefined })
    }, [])
    return <canvas ref={canvas} data-testid="canvas" />
  },
}))

const stage = (onFail: () => void, Stage = LiveCase, buttons = false) => (
  <Stage
    label="Snap Cover, iPhone 16"
    line="snap"
    area={genericArea}
    finish="Gloss"
    artwork={{ src: '/art.webp', width: 1152, height: 1920 }}
    placement={CENTRED}
    onFail={onFail}
    buttons={buttons}
  />
)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

it('names what it shows and how it is turned, and tells where it cannot be shown', async () => {
  // jsdom has neither WebGL nor pictures, as an old browser.
  const onFail = vi.fn()
  const { unmount } = render(stage(onFail))
  const slider = screen.getByRole('slider', { name: 'Turn Snap Cover, iPhone 16' })
  fireEvent.keyDown(slider, { key: 'ArrowLeft' })
  expect(slider.getAttribute('aria-valuetext')).toBe('321 degrees round')
  await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1))
  unmount()
})

it('tells that its context was lost while it is shown, and not that it was given back afterwards', async () => {
  // A browser that has both, whatever was found out about this one before.
  vi.resetModules()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ getExtension: () => null } as never)
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: () => Promise.resolve(),
  })
  const { default: Shown } = await import('./live-case')
  const onFail = vi.fn()
  const first = render(stage(onFail, Shown))
  const left = await screen.findByTestId('canvas')
  first.unmount()
  // The renderer gives the context back half a second later.
  fireEvent(left, new Event('webglcontextlost'))
  expect(onFail).not.toHaveBeenCalled()

  render(stage(onFail, Shown))
  fireEvent(await screen.findByTestId('canvas'), new Event('webglcontextlost'))
  expect(onFail).toHaveBeenCalledTimes(1)
})

it('is turned by single presses, too: whoever wants no motion sees it turned at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(stage(vi.fn(), LiveCase, true))
  const slider = screen.getByRole('slider', { name: 'Turn Snap Cover, iPhone 16' })
  fireEvent.click(screen.getByRole('button', { name: 'Turn left' }))
  expect(slider.getAttribute('aria-valuetext')).toBe('306 degrees round')
  fireEvent.click(screen.getByRole('button', { name: 'Turn right' }))
  expect(slider.getAttribute('aria-valuetext')).toBe('336 degrees round')
})
