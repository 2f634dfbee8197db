import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { useCartStore } from '~/features/cart/store'
import { snap } from '~/testing/snap'
import { keptEditing } from './kept-editing'
import { useEditedLine } from './use-edited-line'

const cart = () => useCartStore.getState()
const first = () => cart().items[0]?.id ?? ''

beforeEach(() => {
  sessionStorage.clear()
  useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
  cart().addItem(snap({ quantity: 2 }))
  window.history.replaceState(null, '', '/cart')
})

function Table() {
  return useEditedLine(undefined) ? <p>Changing</p> : <p>Anew</p>
}
function open() {
  return render(
    <BrowserRouter>
      <Link to="/customize" state={{ editing: first() }}>
        Edit
      </Link>
      <Link to="/customize">Customize</Link>
      <Link to="/dashboard">Orders</Link>
      <Routes>
        <Route path="/customize" element={<Table />} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))

it('is the line whose link led here, until somebody leaves the studio', async () => {
  open()
  expect(cart().editing).toBeNull()
  await press('Edit')
  expect(screen.getByText('Changing')).toBeTruthy()
  await press('Orders')
  expect([cart().editing, keptEditing()]).toEqual([null, null])
  await press('Customize')
  expect(screen.getByText('Anew')).toBeTruthy()
})

/** As the studio notes it, see `useStudioHistory`. */
const note = () => window.history.replaceState({ ...window.history.state, usr: { studio: {} } }, '')

it('is still being changed after a reload, and no more once both are kept', async () => {
  const page = open()
  await press('Edit')
  note()
  page.unmount()
  // What was in memory has gone with the page.
  useCartStore.setState({ editing: null })
  const again = open()
  expect(screen.getByText('Changing')).toBeTruthy()
  act(() => useCartStore.setState({ editing: null }))
  again.unmount()
  open()
  expect(screen.getByText('Anew')).toBeTruthy()
})

it('goes on under another id where the account has the same case already; nothing is changed of one that is gone', async () => {
  open()
  await press('Edit')
  act(() => useCartStore.setState({ items: cart().items.map((line) => ({ ...line, id: 'elsewhere' })) }))
  expect(screen.getByText('Changing')).toBeTruthy()
  expect([cart().editing, keptEditing()]).toEqual(['elsewhere', 'elsewhere'])
  act(() => useCartStore.setState({ items: [] }))
  expect(screen.getByText('Anew')).toBeTruthy()
})
