import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useListWish } from '../hooks/use-list-wish'
import { FilterBar } from './filter-bar'

function Page() {
  const [wish, change] = useListWish()
  return (
    <>
      <FilterBar wish={wish} onChange={change} />
      <button type="button" onClick={() => change({ search: '', from: '', to: '' })}>
        Show all of them
      </button>
    </>
  )
}
function shown(address = '/admin') {
  const router = createMemoryRouter([{ path: '/admin', element: <Page /> }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search orders' })
  const query = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
  return { router, field, query }
}

it('leaves no words in the field when all orders are shown again', async () => {
  const { field, query } = shown('/admin?q=ada')
  expect(field.value).toBe('ada')
  await userEvent.click(screen.getByRole('button', { name: 'Show all of them' }))
  await waitFor(() => expect(field.value).toBe(''))
  expect(query()).toEqual({})
})

it('keeps what was set in the pause before the search: an order that was opened, the sorting, a day', async () => {
  const { router, field, query } = shown()
  await userEvent.type(field, 'ada')
  await act(() => router.navigate('/admin?order=order_1&from=2026-11-20'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'oldest')
  await waitFor(() => expect(query().q).toBe('ada'))
  expect(query()).toEqual({ q: 'ada', order: 'order_1', from: '2026-11-20', sort: 'oldest' })
})
