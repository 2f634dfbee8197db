import type { ParkedCheckout } from '@caseloom/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeParked } from '~/testing/make-parked'
import { stubShop } from '~/testing/stub-shop'
import { ParkedList } from './parked-list'

afterEach(() => vi.unstubAllGlobals())

/** The list where the shop answers one page so. */
function listOf(items: ParkedCheckout[], more: { total: number; hasMore: boolean }) {
  stubShop([['/order/admin/parked', () => ({ items, page: 1, limit: 10, ...more })]])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ParkedList />
      </MemoryRouter>
    </QueryClientProvider>,
  )
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

it('a turned page is read from its top', async () => {
  HTMLElement.prototype.scrollIntoView = vi.fn()
  listOf([makeParked()], { total: 15, hasMore: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Needs a person' }))
  expect(await screen.findByText('11 to 15 of 15')).toBeTruthy()
})
