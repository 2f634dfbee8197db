import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { snap } from '~/testing/snap'
import { makeLine } from '../lib/cart-line'
import { useCartStore } from '../store'
import { CartNotes } from './cart-notes'
import { EditingNote } from './editing-note'

afterEach(() => useCartStore.setState(useCartStore.getInitialState(), true))

it.each(['Dismiss', 'Keep both'])('%s leaves the focus at the title of its page', async (name) => {
  const line = makeLine(snap())
  useCartStore.setState({ news: ['The Snap Cover costs £13.00 now.'], items: [line], editing: line.id })
  render(
    <>
      <h1 id={name === 'Dismiss' ? 'cart-title' : 'studio-title'} tabIndex={-1}>
        The title
      </h1>
      <CartNotes />
      <EditingNote />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The title' }))
})
