import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { makeCard, makeCardPage, makeDevice, makeProduct } from '~/testing/make-product'
import { cardsQuery } from '../api/list-cards'
import { BuyBar } from './buy-bar'
import { ClosingBand } from './closing-band'
import { CompatibleDevices } from './compatible-devices'
import { DeviceFit } from './device-fit'
import { LineUp } from './line-up'
import { MoreCases, moreCasesQuery, others } from './more-cases'
import { ProductMore } from './product-more'
import { ProductSummary } from './product-summary'

const show = (page: ReactElement) => render(<MemoryRouter>{page}</MemoryRouter>)
const summary = (change: Parameters<typeof makeProduct>[0] = {}) =>
  show(
    <ProductSummary
      product={makeProduct(change)}
      rating="4.8 stars"
      delivery="UK delivery"
      times="5-7 business days"
      phone="phone"
    />,
  )
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('ProductSummary', () => {
  it('says what it is, what it costs and where to begin', () => {
    summary({ soldCount: 1204, soldSample: true })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tough Cover')
    for (const words of ['Double layer', 'In Stock', '£15.00', 'each', 'Matte or gloss', '5-7 business days'])
      expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByText('1,204 sold (sample)')).toBeTruthy()
    expect(hrefOf('Customize Now')).toBe('/customize?product=2')
    expect(hrefOf('Back to Products')).toBe('/products')
    expect(hrefOf(/4\.8 stars/)).toBe('#reviews')
  })

  it('shows every feature', () => {
    summary()
    for (const name of ['One', 'Two', 'Three', 'Four']) expect(screen.getByText(name)).toBeTruthy()
  })

  it('strikes the usual price in a sale and says what is saved', () => {
    summary({ price: 12.5, originalPrice: 15 })
    expect(screen.getByText('SALE')).toBeTruthy()
    expect(screen.getByText('Save £2.50')).toBeTruthy()
    expect(screen.getByText('£15.00', { exact: false }).closest('s')).toBeTruthy()
  })

  it('says from which price on, where finishes have prices of their own', () => {
    summary({ price: 19, highestPrice: 21.5 })
    expect(screen.getByText('£19.00').parentElement?.textContent).toBe('from£19.00each')
  })

  it('says the very price where all finishes have it', () => {
    summary({ price: 19 })
    expect(screen.getByText('£19.00').parentElement?.textContent).toBe('£19.00each')
  })

  it('claims neither sale, nor sales, nor stock that is not there', () => {
    summary({ inStock: false })
    for (const words of ['SALE', 'In Stock', /Save £/, /sold/]) expect(screen.queryByText(words)).toBeNull()
    expect(screen.getByText('Not available')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Customize Now' })).toBeNull()
  })

  it('does not say the category twice', () => {
    summary({ badge: 'Double layer' })
    expect(screen.getAllByText('Double layer')).toHaveLength(1)
  })
})

describe('DeviceFit', () => {
  const fit = (name: string | null, mine = true, product = makeProduct()) =>
    show(<DeviceFit product={product} phone={name ? { name, mine } : null} />)

  it('says for how many models it is made while no phone is known', () => {
    fit(null)
    expect(screen.getByText(/Made for 2 Apple and 1 Samsung models/)).toBeTruthy()
    expect(hrefOf('See them all')).toBe('#devices')
  })
  it('fits the shopper’s own phone', () => {
    fit('iPhone 16 Pro')
    expect(screen.getByRole('status').textContent).toBe('Fits your iPhone 16 Pro')
  })
  it('does not call the phone of a link the shopper’s', () => {
    fit('iPhone 16', false)
    expect(screen.getByRole('status').textContent).toBe('Fits the iPhone 16')
  })
  it('warns of a phone that it is not made for, and leads to what is', () => {
    fit('Galaxy S21')
    expect(screen.getByText(/Not made for your Galaxy S21/)).toBeTruthy()
    expect(hrefOf('See the cases that are')).toBe('/products?device=Galaxy+S21')
  })
  it('says of a phone that it is made for and cannot be had for that it is not available now', () => {
    const models = [makeDevice('iPhone 16'), makeDevice('iPhone 17', ['Matte'], { available: false })]
    fit('iPhone 17', true, makeProduct({ supporteddevices: [{ name: 'Apple', icon: 'fa-apple', models }] }))
    expect(screen.getByRole('status').textContent).toContain('Not available for your iPhone 17 now.')
    expect(screen.queryByText(/Not made for/)).toBeNull()
    expect(hrefOf('See the cases that are')).toBe('/products?device=iPhone+17')
  })
})

describe('CompatibleDevices', () => {
  const models = Array.from({ length: 12 }, (_, index) => makeDevice(`iPhone ${String(index + 1)}`))
  const brands = [{ name: 'Apple', icon: 'fa-apple' as const, models }]

  it('counts the models, names all of them and folds the long rest', () => {
    show(<CompatibleDevices brands={brands} device={null} />)
    expect(screen.getByText('12 models')).toBeTruthy()
    const names = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
    expect(names).toHaveLength(12)
    expect(screen.getByText('Show 3 more').closest('details')?.open).toBe(false)
  })

  it('names no phone that it cannot be had for, ticks none, and leaves out a brand of such', () => {
    const gone = (name: string) => makeDevice(name, ['Matte'], { available: false })
    const [apple] = brands
    const some = [
      { name: 'Apple', icon: 'fa-apple' as const, models: [...(apple?.models ?? []), gone('iPhone 17')] },
      { name: 'Samsung', icon: 'fa-android' as const, models: [gone('Galaxy S25')] },
    ]
    const { unmount } = show(<CompatibleDevices brands={some} device="iPhone 17" />)
    expect(screen.getByText('12 models')).toBeTruthy()
    for (const words of ['iPhone 17', 'Samsung', /the phone you are shopping for/])
      expect(screen.queryByText(words)).toBeNull()
    unmount()
    show(<CompatibleDevices brands={some.slice(1)} device={null} />)
    expect(screen.getByText('Galaxy S25')).toBeTruthy()
  })

  it('puts the shopper’s phone first', () => {
    show(<CompatibleDevices brands={brands} device="iPhone 12" />)
    const [first] = screen.getAllByRole('listitem')
    expect(first?.textContent).toBe('iPhone 12, the phone you are shopping for')
  })
})

describe('ProductMore', () => {
  it('renders what the merchandiser wrote, and the credentials', () => {
    const ecocredentials = [{ name: 'Plant fibre', description: 'Made of flax', icon: 'fa-leaf' }]
    show(<ProductMore product={makeProduct({ ecocredentials })} />)
    const details = screen.getByRole('heading', { name: 'Product Details' }).parentElement
    expect(within(details ?? document.body).getByRole('listitem').textContent).toBe('Two layers')
    expect(screen.getByRole('heading', { name: 'Key Features' })).toBeTruthy()
    expect(screen.getByText('Made of flax')).toBeTruthy()
  })

  it('leaves out what has no words', () => {
    show(<ProductMore product={makeProduct({ longdescription: '', shortdescription: '' })} />)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

it('ends with the way to the studio and to the other cases', () => {
  show(<ClosingBand productId={2} inStock />)
  expect(hrefOf('Customize This Case')).toBe('/customize?product=2')
  expect(hrefOf('Explore More Cases')).toBe('/products')
})

it('takes the phone that the address names along to the studio', () => {
  const product = makeProduct()
  const said = { rating: '', delivery: '', times: '', phone: '' }
  show(
    <>
      <ProductSummary product={product} linkedDevice="iPhone 16" {...said} />
      <ClosingBand productId={2} linkedDevice="iPhone 16" inStock />
      <BuyBar product={product} linkedDevice="iPhone 16" delivery="" shown />
    </>,
  )
  const ways = screen.getAllByRole('link', { name: /^Customize/ }).map((link) => link.getAttribute('href'))
  expect(ways).toEqual(Array.from({ length: 3 }, () => '/customize?product=2&device=iPhone%2016'))
})

it('hides the buy bar from everyone until it is needed', () => {
  const { rerender } = show(<BuyBar product={makeProduct()} delivery="UK delivery" shown={false} />)
  expect(screen.queryByRole('link')).toBeNull()
  rerender(
    <MemoryRouter>
      <BuyBar product={makeProduct()} delivery="UK delivery" shown />
    </MemoryRouter>,
  )
  expect(hrefOf('Customize Now')).toBe('/customize?product=2')
  expect(screen.getByText('UK delivery')).toBeTruthy()
})

it('leads on to the cases after the one at hand, round the end', () => {
  const cards = [1, 2, 3, 4, 5, 6].map((id) => makeCard({ id }))
  const ids = (id?: number) => others(cards, id).map((card) => card.id)
  expect(ids(5)).toEqual([6, 1, 2, 3])
  expect(ids(1)).toEqual([2, 3, 4, 5])
  expect(ids()).toEqual([1, 2, 3, 4])
  const some = cards.map((card) => ({ ...card, inStock: card.id !== 6 }))
  expect(others(some, 5).map((card) => card.id)).toEqual([1, 2, 3, 4])
  expect(others(some.slice(3), 4).map((card) => card.id)).toEqual([5, 6])
})

it.each([
  ['the line-up', <LineUp key="l" />],
  ['more cases', <MoreCases key="m" />],
])('in %s a case that cannot be had now says so', (_name, part) => {
  const client = makeQueryClient()
  const page = makeCardPage([makeCard(), makeCard({ id: 3, name: 'Clear Cover', inStock: false })])
  for (const { queryKey } of [cardsQuery(), moreCasesQuery()]) client.setQueryData(queryKey, page)
  show(<QueryClientProvider client={client}>{part}</QueryClientProvider>)
  expect(screen.getByRole('link', { name: /Clear Cover/ }).textContent).toContain('£15.00Not available')
  expect(screen.getByRole('link', { name: /Tough Cover/ }).textContent).not.toContain('Not available')
})
