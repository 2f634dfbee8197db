import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchField } from './search-field'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open() {
  function Page() {
    const [params] = useSearchParams()
    const navigate = useNavigate()
    return (
      <SearchField
        label="Search cases"
        search={params.get('search') ?? ''}
        onSearch={(search, { replace }) => void navigate(`/?search=${search}`, { replace })}
      />
    )
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  render(<RouterProvider router={router} />)
  const field = () => screen.getByRole<HTMLInputElement>('searchbox')
  return {
    router,
    field,
    type: (text: string) => fireEvent.change(field(), { target: { value: text } }),
    pause: (ms = 300) => act(() => vi.advanceTimersByTimeAsync(ms)),
    address: () => router.state.location.search,
  }
}

it('waits for a pause in the typing', async () => {
  const { type, pause, address } = open()
  type('k')
  await pause(100)
  type('ko')
  await pause(200)
  expect(address()).toBe('')
  await pause(100)
  expect(address()).toBe('?search=ko')
})

it('makes one step for Back of a whole search, and the field follows', async () => {
  const { type, pause, router, field, address } = open()
  for (const text of ['ko', 'koi', 'koi pond']) {
    type(text)
    await pause()
  }
  expect(address()).toBe('?search=koi pond')
  await act(() => router.navigate(-1))
  expect(address()).toBe('')
  expect(field().value).toBe('')
  await act(() => router.navigate(1))
  expect(field().value).toBe('koi pond')
})

it('searches at once on Enter, and starts another step after it', async () => {
  const { type, pause, router, field, address } = open()
  type('koi')
  await act(async () => {
    fireEvent.keyDown(field(), { key: 'Enter' })
    await Promise.resolve()
  })
  expect(address()).toBe('?search=koi')
  type('fox')
  await pause()
  await act(() => router.navigate(-1))
  expect(address()).toBe('?search=koi')
})

it('keeps a space at the end while typing goes on', async () => {
  const { type, pause, field, address } = open()
  type('koi ')
  await pause()
  expect(address()).toBe('?search=koi')
  expect(field().value).toBe('koi ')
})

it('can be cleared', async () => {
  const { type, pause, field, address } = open()
  type('koi')
  await pause()
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  await pause()
  expect(address()).toBe('?search=')
  expect(document.activeElement).toBe(field())
})
