import type { ProductCardPage } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { makeCard, makeCardPage, makeDevice, makeProduct } from '~/testing/make-product'
import { casesQuery } from '../api/list-cases'
import { DevicePicker } from './device-picker'
import { FinishPicker } from './finish-picker'
import { ProductPicker } from './product-picker'

afterEach(() => vi.unstubAllGlobals())

it('DevicePicker shows a brand, and searches in all of them', async () => {
  const chosen: string[] = []
  render(<DevicePicker product={makeProduct()} chosen={null} onChoose={(device) => chosen.push(device)} />)
  expect(screen.queryByRole('button', { name: 'Galaxy S25' })).toBeNull()
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search devices' })
  await userEvent.type(field, 'galaxy')
  expect(screen.queryByRole('button', { name: /iPhone/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Apple' }).getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: /^Galaxy S25 ?Samsung$/ }))
  await userEvent.type(field, ' zz')
  expect(screen.getByRole('status').textContent).toBe(
    'No device is called “galaxy zz”. Try a shorter search.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Apple' }))
  expect(field.value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'iPhone 16 Pro' }))
  expect(chosen).toEqual(['Galaxy S25', 'iPhone 16 Pro'])
})

it('DevicePicker offers the household’s phones first, as far as the case is made for them', async () => {
  const chosen: string[] = []
  render(
    <DevicePicker
      product={makeProduct()}
      chosen={null}
      own={['Galaxy S25', 'iPhone 4']}
      onChoose={(device) => chosen.push(device)}
    />,
  )
  const own = within(screen.getByRole('list', { name: 'Your phones' }))
  expect(own.getByRole<HTMLButtonElement>('button', { name: /iPhone 4/ }).disabled).toBe(true)
  expect(screen.getByText('Tough Cover isn’t made for it')).toBeTruthy()
  await userEvent.click(own.getByRole('button', { name: 'Your phone Galaxy S25' }))
  expect(chosen).toEqual(['Galaxy S25'])
  expect(screen.getByRole('button', { name: 'Samsung' }).getAttribute('aria-pressed')).toBe('true')
})

it.each(['Galaxy S25', 'Pixel 8'])(
  'DevicePicker opens on a brand that the case has, whatever %s is',
  (phone) => {
    const [apple] = makeProduct().supporteddevices
    const product = makeProduct({ supporteddevices: apple ? [apple] : [] })
    render(<DevicePicker product={product} chosen={null} own={[phone]} onChoose={() => undefined} />)
    expect(screen.getByRole('button', { name: 'Apple' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'iPhone 16 Pro' })).toBeTruthy()
    expect(screen.queryByText(/device is called/)).toBeNull()
  },
)

it('ProductPicker says what a case in a sale cost before', () => {
  const client = makeQueryClient()
  const page = makeCardPage([
    makeCard({ price: 12, originalPrice: 15 }),
    makeCard({ id: 3, name: 'Clear Cover' }),
  ])
  client.setQueryData(casesQuery().queryKey, { pages: [page], pageParams: [1] })
  render(
    <QueryClientProvider client={client}>
      <ProductPicker chosen={null} onChoose={() => undefined} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('button', { name: /Tough Cover/ }).textContent).toContain('£12.00was £15.00')
  expect(screen.getByRole('button', { name: /Clear Cover/ }).textContent).not.toContain('was')
})

/** Cases of a shop that answers, or not; and what it was asked for. */
function pickCases(answer: (query: URLSearchParams) => ProductCardPage | null): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { search, searchParams } = new URL(address, 'http://shop.test')
    asked.push(search)
    const data = answer(searchParams)
    return data
      ? Response.json({ success: true, data })
      : Response.json({ success: false, code: 'internal', message: 'No' }, { status: 500 })
  })
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  render(
    <QueryClientProvider client={client}>
      <ProductPicker chosen={null} onChoose={() => undefined} />
    </QueryClientProvider>,
  )
  return asked
}
const MANY = { total: 30, hasMore: true }

it('ProductPicker tells of a search that failed, and tries again', async () => {
  let down = true
  pickCases((query) =>
    query.has('search')
      ? down
        ? null
        : makeCardPage([makeCard({ name: 'Koi' })])
      : makeCardPage([makeCard()], MANY),
  )
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search cases' })
  expect(field.maxLength).toBe(100)
  await userEvent.type(field, 'k')
  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('Failed to load cases')
  expect(screen.queryByText(/No case is called/)).toBeNull()
  down = false
  await userEvent.click(within(told).getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('button', { name: /Koi/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('ProductPicker says that the next cases did not come, beside the button for them', async () => {
  let down = true
  pickCases((query) => {
    if (query.get('page') !== '2') return makeCardPage([makeCard()], MANY)
    return down ? null : makeCardPage([makeCard({ id: 3, name: 'Koi' })], { total: 30, page: 2 })
  })
  const more = await screen.findByRole('button', { name: 'Show more cases' })
  await userEvent.click(more)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The next cases did not come. Please try again.',
  )
  expect(screen.getByRole('button', { name: /Tough Cover/ })).toBeTruthy()
  down = false
  await userEvent.click(more)
  const koi = await screen.findByRole('button', { name: /Koi/ })
  expect(screen.queryByRole('alert')).toBeNull()
  // The last page takes the button away.
  expect(document.activeElement).toBe(koi)
})

it('ProductPicker names no search where none was made and there is no case', async () => {
  pickCases(() => makeCardPage([]))
  expect((await screen.findByRole('status')).textContent).toBe(
    'There is no case to choose from at the moment. Please look in again later.',
  )
})

it('DevicePicker of a case that is made for no phone names no search', () => {
  render(
    <DevicePicker product={makeProduct({ supporteddevices: [] })} chosen={null} onChoose={() => undefined} />,
  )
  expect(screen.getByRole('status').textContent).toBe(
    'Tough Cover is made for no phone yet. Please choose another case.',
  )
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('FinishPicker does not offer what cannot be printed', () => {
  const device = makeDevice('iPhone 16')
  const models = device.models.map((variant, index) => ({ ...variant, available: index === 0 }))
  render(<FinishPicker device={{ ...device, models }} chosen="Matte" onChoose={() => undefined} />)
  expect(screen.getByRole('button', { name: /Matte/ }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Gloss/ }).disabled).toBe(true)
})

it('FinishPicker tells prices where they differ', () => {
  const device = makeDevice('iPhone 16')
  const picker = (prices: number[]) => (
    <FinishPicker
      device={{
        ...device,
        models: device.models.map((each, at) => ({ ...each, price: prices[at] ?? null })),
      }}
      chosen={null}
      onChoose={() => undefined}
    />
  )
  const { rerender } = render(picker([15, 17.5]))
  expect(screen.getByRole('button', { name: /Matte/ }).textContent).toContain('£15.00')
  expect(screen.getByRole('button', { name: /Gloss/ }).textContent).toContain('£17.50')
  rerender(picker([15, 15]))
  expect(screen.queryByText(/£/)).toBeNull()
})

it('says of what is faded why it can’t be chosen', () => {
  const client = makeQueryClient()
  const page = makeCardPage([makeCard({ inStock: false })])
  client.setQueryData(casesQuery().queryKey, { pages: [page], pageParams: [1] })
  const [apple] = makeProduct().supporteddevices
  const gone = (name: string) => {
    const device = makeDevice(name)
    return { ...device, models: device.models.map((model) => ({ ...model, available: false })) }
  }
  const product = makeProduct({ supporteddevices: apple ? [{ ...apple, models: [gone('iPhone 16')] }] : [] })
  render(
    <QueryClientProvider client={client}>
      <ProductPicker chosen={null} phone="iPhone 4" fitting={[]} onChoose={() => undefined} />
      <DevicePicker product={product} chosen={null} own={['iPhone 16']} onChoose={() => undefined} />
    </QueryClientProvider>,
  )
  const faded = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => disabled)
  expect(faded.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Not available now$/),
    'Not available now iPhone 16',
    'iPhone 16 Not available now',
  ])
})
