import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { genericArea } from '../case/generic-area'
import { CENTRED } from '../case/placement'
import CaseStage from './case-stage'

it('names what it shows and how it is turned, and tells where it cannot be shown', async () => {
  // jsdom has neither WebGL nor pictures, as an old browser.
  const onFail = vi.fn()
  const artwork = { src: '/art.webp', width: 1152, height: 1920 }
  const stage = (
    <CaseStage
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
  expect(screen.getByRole('application', { name: /^Snap Cover, iPhone 16\. Turn it/ }).tabIndex).toBe(0)
  await waitFor(() => expect(onFail).toHaveBeenCalledTimes(1))
  unmount()
})
