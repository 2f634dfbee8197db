import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { genericArea } from '~/components/case/generic-area'
import { CENTRED } from '~/components/case/placement'
import LiveCase from './live-case'

it('names what it shows and how it is turned, and tells where it cannot be shown', async () => {
  // jsdom has neither WebGL nor pictures, as an old browser.
  const onFail = vi.fn()
  const artwork = { src: '/art.webp', width: 1152, height: 1920 }
  const stage = (
    <LiveCase
      label="Snap Cover, iPhone 16"
      line="snap"
      area={genericArea}
      finish="Gloss"
      artwork={artwork}
      placement={CENTRED}
      onFail={onFail}
    />
  )
  const { unmount } = render(stage)
  const slider = screen.getByRole('slider', { name: 'Turn Snap Cover, iPhone 16' })
  fireEvent.keyDown(slider, { key: 'ArrowLeft' })
  expect(slider.getAttribute('aria-valuetext')).toBe('321 degrees round')
  await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1))
  unmount()
})
