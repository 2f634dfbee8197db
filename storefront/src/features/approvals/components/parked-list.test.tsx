import type { ParkedCheckout } from '@caseloom/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeParked } from '~/testing/make-parked'
import { stubShop } from '~/testing/stub-shop'
import { ParkedList } from './parked-list'

afterEach(() => vi.unstubAllGlobals())

/** The list where the shop answers one page so; what it answers has it asked for anew. */
function listOf(items: ParkedCheckout[], more: { total: number; hasMore: boolean }, page = 1) {
  const answers = (now: ParkedCheckout[]) =>
    stubShop([['/order/admin/parked', () => ({ items: now, page, limit: 10, ...more })]])
  answers(items)
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/admin?tab=parked&page=${page}`]}>
        <ParkedList />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return async (...now: ParkedCheckout[]) => {
    answers(now)
    await act(() => client.refetchQueries({ queryKey: ['admin', 'parked'] }))
  }
}

it('a sum is said in the currency that it was paid in, and what it is of', async () => {
  const parked = { ...makeParked(), paid: 9.1, goods: 9, currency: 'eur' }
  listOf([parked], { total: 1, hasMore: false })
  expect((await screen.findByText('€9.10')).parentElement?.textContent).toBe(
    '€9.10paid with delivery · goods £9.00',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Give the money back' }))
  expect(screen.getByRole('dialog').textContent).toContain('€9.10 goes back to the customer')
})

it('says until when the bank keeps the money, where it is known', async () => {
  const items = [
    { ...makeParked(), heldUntil: '2026-11-27T08:30:00.000Z' },
    { ...makeParked(), id: 'park_2' },
  ]
  listOf(items, { total: 2, hasMore: false })
  expect(await screen.findAllByText(/^Authorisation lapses 27 Nov(ember)? 2026/)).toHaveLength(1)
})

it('a turned page is read from its top', async () => {
  HTMLElement.prototype.scrollIntoView = vi.fn()
  listOf([makeParked()], { total: 15, hasMore: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Needs a person' }))
  expect(await screen.findByText('11 to 15 of 15')).toBeTruthy()
})

it('a note is typed on while somebody else decides, and its payment leaves the page', async () => {
  const becomes = listOf([makeParked()], { total: 1, hasMore: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Give the money back' }))
  const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })
  await userEvent.type(note(), 'Written to her')
  await becomes()
  expect(await screen.findByText('Nothing to see to')).toBeTruthy()
  await userEvent.type(note(), ', no answer')
  expect(note().value).toBe('Written to her, no answer')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Needs a person' }))
})

it('past its last page it says so, and leads to the first', async () => {
  listOf([], { total: 1, hasMore: false }, 2)
  const first = await screen.findByRole('button', { name: 'First page' })
  expect(screen.queryByText('Nothing to see to')).toBeNull()
  const asked = vi.spyOn(globalThis, 'fetch')
  await userEvent.click(first)
  expect(asked.mock.calls.map(([path]) => path)).toEqual([expect.stringMatching(/[?&]page=1(&|$)/)])
})
