import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { makeLine, type LineCustomization } from '../lib/cart-line'
import { useCartStore } from '../store'
import { CartLineRow } from './cart-line-row'

const HASH = 'a'.repeat(64)
const line = (customizations: LineCustomization | null) =>
  makeLine({
    productId: 7,
    name: 'Snap Cover',
    price: 12,
    device: 'iPhone 15',
    color: 'Gloss',
    sku: 'S',
    customizations,
  })
const designed = line({ designId: 'design_1', designName: 'Fox', aiGenerated: true, recipeHash: HASH })

/** What the way that was taken says. */
function Editing() {
  const state = useLocation().state as { editing: string } | null
  return <p role="status">{state?.editing}</p>
}

function show(shown = designed, refusal: string | null = null, left: number | null = null): HTMLElement {
  useCartStore.setState({ items: [shown] })
  render(
    <MemoryRouter>
      <ul>
        <CartLineRow line={shown} refusal={refusal} left={left} />
      </ul>
      <Editing />
    </MemoryRouter>,
  )
  return screen.getAllByRole('link')[0] ?? document.body
}

it('leads to the studio with the case as it was made', () => {
  expect(show().getAttribute('href')).toBe(`/customize?product=7&design=design_1&recipe=${HASH}`)
})

it('leads to the case alone where nothing is on it', () => {
  expect(show(line(null)).getAttribute('href')).toBe('/customize?product=7')
})

it('tells the studio which line is to be changed, by either link', () => {
  for (const at of [0, 1]) {
    show()
    fireEvent.click(screen.getAllByRole('link')[at] ?? document.body)
    expect(screen.getByRole('status').textContent).toBe(designed.id)
    cleanup()
  }
})

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'opened in another tab (%s), nothing is being changed here',
  (key) => {
    const link = show()
    const press = createEvent.click(link, { [key]: true })
    // jsdom can open no other page.
    press.preventDefault()
    fireEvent(link, press)
    expect(screen.getByRole('status').textContent).toBe('')
  },
)

it('offers the studio where a case can’t be bought as it is', () => {
  show(designed, 'The design of your Snap Cover has changed. Please open it in the studio again.')
  const edit = screen.getByRole('link', { name: 'Edit design of Snap Cover for iPhone 15 (Fox)' })
  fireEvent.click(edit)
  expect(screen.getByRole('status').textContent).toBe(designed.id)
})

it('has its quantity turned down where fewer are left, and no further up', () => {
  const changed = vi.spyOn(useCartStore.getState(), 'setQuantity')
  show({ ...designed, quantity: 3 }, 'Only 2 of this case are left.', 2)
  expect(screen.getByRole('alert').textContent).toBe('Only 2 of this case are left.')
  fireEvent.click(screen.getByRole('button', { name: /^Increase/ }))
  expect(changed).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: /^Decrease/ }))
  expect(changed).toHaveBeenCalledWith(designed.id, 2)
})

it('is told apart from the same case with another design', () => {
  show()
  expect(screen.getByRole('button', { name: 'Remove Snap Cover for iPhone 15 (Fox)' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Quantity of Snap Cover for iPhone 15 (Fox)' })).toBeTruthy()
})
