import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Gallery } from './gallery'

const IMAGES = ['snap', 'snap-2', 'snap-3'].map((stem) => `/images/cases/${stem}.webp`)
const show = (images = IMAGES) => render(<Gallery images={images} name="Snap Cover" corner="heart" />)
const tab = (number: number) => screen.getByRole('tab', { name: `Picture ${String(number)} of 3` })
const selected = () =>
  screen.getAllByRole('tab').findIndex((each) => each.getAttribute('aria-selected') === 'true') + 1

describe('Gallery', () => {
  it('has thumbnails only where there is more than one picture', () => {
    show(IMAGES.slice(0, 1))
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole('img', { name: 'Snap Cover, picture' })).toBeTruthy()
    expect(screen.getByText('heart')).toBeTruthy()
  })

  it('goes through the pictures by arrow keys, and announces them', async () => {
    show()
    tab(1).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toBe(2)
    expect(document.activeElement).toBe(tab(2))
    expect(screen.getByRole('status').textContent).toBe('Picture 2 of 3')
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(selected()).toBe(1)
    await userEvent.keyboard('{ArrowLeft}')
    expect(selected()).toBe(3)
    await userEvent.keyboard('{Home}')
    expect(selected()).toBe(1)
  })

  it('shows the last picture that is left where the shown one is taken away', async () => {
    const { rerender } = show()
    tab(1).focus()
    await userEvent.keyboard('{End}')
    rerender(<Gallery images={IMAGES.slice(0, 2)} name="Snap Cover" corner="heart" />)
    expect(screen.getByRole('status').textContent).toBe('Picture 2 of 2')
    expect(selected()).toBe(2)
  })

  it('is one stop for Tab, and shows only the chosen picture to screen readers', async () => {
    show()
    await userEvent.click(tab(3))
    expect([1, 2, 3].map((number) => tab(number).tabIndex)).toEqual([-1, -1, 0])
    const panel = screen.getByRole('tabpanel')
    expect(panel.getAttribute('aria-labelledby')).toBe(tab(3).id)
    expect(tab(3).getAttribute('aria-controls')).toBe(panel.id)
  })

  const stripOf = () => {
    const strip = screen.getByRole('tabpanel').parentElement
    if (!strip) throw new Error('no strip')
    Object.defineProperty(strip, 'clientWidth', { value: 300 })
    return strip
  }
  const scroll = (strip: HTMLElement, to: number) => {
    strip.scrollLeft = to
    fireEvent.scroll(strip)
  }

  it('follows a finger', () => {
    show()
    scroll(stripOf(), 310)
    expect(selected()).toBe(2)
  })

  it('follows it also after the thumbnail of the picture that is shown was pressed', async () => {
    show()
    const strip = stripOf()
    await userEvent.click(tab(1))
    scroll(strip, 310)
    expect(selected()).toBe(2)
  })

  it('passes pictures over on the way to a chosen one, until a wheel or trackpad takes over', async () => {
    show()
    const strip = stripOf()
    await userEvent.click(tab(3))
    scroll(strip, 310)
    expect(selected()).toBe(3)
    fireEvent.wheel(strip)
    scroll(strip, 320)
    expect(selected()).toBe(2)
  })

  it('puts the placeholder where a picture does not come', () => {
    show(['/broken.webp'])
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByRole('img').getAttribute('src')).toBe('/images/case-placeholder.svg')
  })

  it('opens full screen on the picture at hand, goes on there and closes', async () => {
    show()
    await userEvent.click(tab(2))
    await userEvent.click(
      screen.getByRole('button', { name: 'View full screen: Snap Cover, picture 2 of 3' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Snap Cover' }, { timeout: 10_000 }))
    expect(dialog.getByRole('img', { name: 'Snap Cover, picture 2 of 3' })).toBeTruthy()
    await userEvent.keyboard('{ArrowRight}')
    expect(dialog.getByRole('img', { name: 'Snap Cover, picture 3 of 3' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }))
    expect(dialog.getByRole('img', { name: 'Snap Cover, picture 1 of 3' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Larger' }))
    expect(dialog.getByRole('button', { name: 'Smaller' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^View full screen/),
    )
    expect(selected()).toBe(1)
  })
})
