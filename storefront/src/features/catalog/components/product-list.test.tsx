import type { ProductCardPage } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext } from '~/lib/who'
import { makeCard, makeCardPage } from '~/testing/make-product'
import { readListState } from '../lib/list-state'
import { ProductList } from './product-list'

type Answer = (query: URLSearchParams) => ProductCardPage | Response | Promise<ProductCardPage>

/** The shop's own answers, at the wire; gives back what was asked. */
function shop(answer: Answer): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://shop.test')
    asked.push(url.search)
    const page = await answer(url.searchParams)
    return page instanceof Response ? page : Response.json({ success: true, data: page })
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

const cards = (...names: string[]) => names.map((name, index) => makeCard({ id: index + 1, name }))
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

function open(
  path: string,
  { favourites = [] as number[] | null, device = null as string | null, who = NOBODY_YET } = {},
) {
  const allPhones = vi.fn()
  function Page() {
    const [params] = useSearchParams()
    return (
      <ProductList
        state={readListState(params)}
        device={device}
        favourites={favourites && new Set(favourites)}
        onAllPhones={allPhones}
      />
    )
  }
  const router = createMemoryRouter([{ path: '/products', element: <Page /> }], { initialEntries: [path] })
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  render(
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={who}>
        <RouterProvider router={router} />
      </WhoContext.Provider>
    </QueryClientProvider>,
  )
  return { router, allPhones, search: () => router.state.location.search }
}

describe('ProductList', () => {
  it('shows skeletons, then what the address asks for, with the count announced', async () => {
    const asked = shop(() => makeCardPage(cards('Eco Cover')))
    open('/products?filter=eco&sort=price_asc&search=soft&category=Slim')
    expect(screen.getByText('Loading products')).toBeTruthy()
    expect(await screen.findByText('1 case')).toBeTruthy()
    expect(screen.getByText('1 case').closest('[role=status]')).toBeTruthy()
    expect(names()).toEqual(['Eco Cover'])
    expect(asked).toEqual(['?search=soft&filter=eco&category=Slim&sort=price_asc'])
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('soft')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('price_asc')
  })

  it('has four chips with counts, of which the chosen one says so', async () => {
    const counts = { all: 6, eco: 1, flexi: 2, wireless: 3 }
    shop(() => makeCardPage(cards('Snap Cover'), { counts }))
    const { search } = open('/products?filter=eco')
    const chip = await screen.findByRole('link', { name: 'All Cases 6' })
    for (const name of ['Flexible 2', 'Wireless Ready 3'])
      expect(screen.getByRole('link', { name })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Eco-Friendly 1' }).getAttribute('aria-current')).toBe('true')
    expect(chip.getAttribute('aria-current')).toBeNull()
    await userEvent.click(chip)
    expect(search()).toBe('')
  })

  it('keeps the old cards until the new list is there', async () => {
    let release = () => {}
    shop((query) =>
      query.get('sort')
        ? new Promise((resolve) => (release = () => resolve(makeCardPage(cards('Clear Cover')))))
        : makeCardPage(cards('Snap Cover')),
    )
    open('/products')
    await screen.findByRole('heading', { name: 'Snap Cover' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest')
    expect(names()).toEqual(['Snap Cover'])
    expect(screen.queryByText('Loading products')).toBeNull()
    act(release)
    await waitFor(() => expect(names()).toEqual(['Clear Cover']))
  })

  it('says what to do where nothing is found, and takes the asking back', async () => {
    shop((query) => makeCardPage(query.get('search') ? [] : cards('Snap Cover')))
    const { search } = open('/products?search=zebra&sort=rating')
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeTruthy()
    expect(screen.getByText('Try adjusting your search terms or filters')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Clear search and filters' }))
    expect(search()).toBe('?sort=rating')
    await waitFor(() => expect(names()).toEqual(['Snap Cover']))
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('keeps the keyboard at the list where a pressed filter goes away', async () => {
    shop(() => makeCardPage(cards('Eco Cover')))
    const { search } = open('/products?filter=eco')
    const words = (await screen.findByText('1 case')).closest('p')
    screen.getByRole('link', { name: /^Remove *Eco-Friendly$/ }).focus()
    await userEvent.keyboard('{Enter}')
    expect(search()).toBe('')
    expect(document.activeElement).toBe(words)
  })

  it('asks for the phone that is shopped for, and can let go of it', async () => {
    const asked = shop(() => makeCardPage([]))
    const { allPhones } = open('/products', { device: 'iPhone 15 Pro' })
    expect(await screen.findByText('Only cases for the iPhone 15 Pro are shown.')).toBeTruthy()
    expect(asked).toEqual(['?device=iPhone+15+Pro'])
    await userEvent.click(screen.getByRole('button', { name: 'Show cases for all phones' }))
    expect(allPhones).toHaveBeenCalledOnce()
  })

  it('tells of a failure and tries again', async () => {
    let down = true
    const failure = { success: false, code: 'internal', error: 'No', message: 'No' }
    shop(() => (down ? Response.json(failure, { status: 500 }) : makeCardPage(cards('Snap Cover'))))
    open('/products')
    expect(await screen.findByText('Failed to load products')).toBeTruthy()
    expect(screen.queryByText('Loading cases')).toBeNull()
    down = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(names()).toEqual(['Snap Cover']))
  })

  it('shows HTML in a search as text', async () => {
    shop(() => makeCardPage([]))
    open(`/products?search=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    expect(await screen.findByText('“<img src=x onerror=alert(1)>”')).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })

  it('cuts a search that is too long, and says so', async () => {
    const asked = shop(() => makeCardPage([]))
    open(`/products?search=${'a'.repeat(400)}`)
    await screen.findByText('No products found')
    expect(asked).toEqual([`?search=${'a'.repeat(100)}`])
    expect(screen.getByText('A search has at most 100 characters.')).toBeTruthy()
  })

  it('asks only for the marked cases', async () => {
    const asked = shop(() => makeCardPage(cards('Snap Cover')))
    open('/products?favourites=1', { favourites: [7, 3] })
    await screen.findByRole('heading', { name: 'Snap Cover' })
    expect(asked).toEqual(['?ids=3%2C7'])
  })

  it('waits until it is known what is marked', () => {
    const asked = shop(() => makeCardPage(cards('Snap Cover')))
    open('/products?favourites=1', { favourites: null })
    expect(screen.getByText('Loading products')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('says so where it cannot be known whose marks to show, and tries again', async () => {
    shop(() => makeCardPage([]))
    const again = vi.fn()
    open('/products?favourites=1', { favourites: null, who: { ...NOBODY_YET, unreachable: true, again } })
    expect(screen.queryByText('Loading products')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(again).toHaveBeenCalledOnce()
  })

  it('asks nothing where no case is marked', async () => {
    const asked = shop(() => makeCardPage([]))
    open('/products?favourites=1')
    expect(await screen.findByText('No favourites yet')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('counts nothing of another list where no case is marked', async () => {
    shop(() => makeCardPage(cards('Snap Cover'), { counts: { all: 6, eco: 1, flexi: 2, wireless: 3 } }))
    const { router } = open('/products')
    await screen.findByRole('link', { name: 'Wireless Ready 3' })
    await act(() => router.navigate('/products?favourites=1'))
    expect(await screen.findByText('No favourites yet')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Wireless Ready 3' })).toBeNull()
  })
})

describe('paging', () => {
  const pages: Answer = (query) => {
    const page = Number(query.get('page') ?? 1)
    const items = [0, 1].map((index) =>
      makeCard({ id: page * 10 + index, name: `Case ${page}.${index + 1}` }),
    )
    return makeCardPage(items, { total: 14, page, limit: 2, hasMore: page < 7 })
  }

  it('adds the next page below, and the keyboard goes on there', async () => {
    shop(pages)
    const { search } = open('/products?page=2')
    await screen.findByRole('heading', { name: 'Case 2.2' })
    expect(names()).toEqual(['Case 1.1', 'Case 1.2', 'Case 2.1', 'Case 2.2'])
    const more = screen.getByRole('link', { name: 'Show more' })
    expect(more.getAttribute('href')).toBe('/products?page=3')
    fireEvent.click(more)
    await screen.findByRole('heading', { name: 'Case 3.1' })
    expect(search()).toBe('?page=3')
    expect(document.activeElement?.textContent).toBe('Case 3.1')
  })

  it('starts a new screen after five pages, from which one can go back', async () => {
    shop(pages)
    open('/products?page=7')
    await screen.findByRole('heading', { name: 'Case 7.2' })
    expect(names()).toEqual(['Case 6.1', 'Case 6.2', 'Case 7.1', 'Case 7.2'])
    expect(screen.getByRole('link', { name: 'Earlier cases' }).getAttribute('href')).toBe('/products?page=5')
    expect(screen.queryByRole('link', { name: /Show more|Next page/ })).toBeNull()
  })
})
