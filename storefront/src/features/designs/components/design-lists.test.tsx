import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { stubShop } from '~/testing/stub-shop'
import { DesignsTab } from './designs-tab'
import { Gallery } from './gallery'

afterEach(() => vi.unstubAllGlobals())

const list = (total: number) => ({ items: [], total, page: 1, limit: 24, hasMore: false })

it.each([
  ['the gallery', Gallery, 'Show all of them'],
  ['one’s own list', DesignsTab, 'Show all designs'],
])('%s says of a search that it found nothing, where it says what others found', async (_, List, all) => {
  stubShop([
    ['search=', () => list(0)],
    ['/designs', () => list(2)],
  ])
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={['/?search=heron']}>
        <List />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: all })
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('No designs found')
  await userEvent.click(button)
  await waitFor(() => expect(status.textContent).toBe('2 designs found'))
  expect(status.isConnected).toBe(true)
})
