import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { hearToasts, type Said } from '~/lib/toast'
import { finishedDraft } from '~/testing/make-draft'
import { makeDevice, makeProduct } from '~/testing/make-product'
import type { StudioDraft } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { useAddToCart, type FinishedCase } from './use-add-to-cart'

const PRODUCT = makeProduct({
  price: 12,
  highestPrice: 15,
  supporteddevices: [
    { name: 'Apple', icon: 'fa-apple', models: [makeDevice('iPhone 16'), makeDevice('iPhone 16 Pro')] },
  ],
})

const KEPT = { id: 'd1', title: 'A fox', imageUrl: '/d1.webp', aiGenerated: true }
const PREVIEW = { previewUrl: '/p.webp', recipeHash: 'r1', warnings: [], effectiveDpi: 274, quality: 'sharp' }

let said: Said[] = []
let leave: () => void = () => undefined
beforeEach(() => {
  said = []
  leave = hearToasts((one) => said.push(one))
  useStudioStore.setState(finishedDraft(PRODUCT.id))
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

/** A studio whose shop prepares a case when it is told to: well, or not at all. */
function studio({ room = true, aiGenerated = true, preview = {} } = {}) {
  let answer: (well: boolean) => void = () => undefined
  const gate = new Promise<boolean>((resolve) => (answer = resolve))
  const previews: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/designs')) return Response.json({ success: true, data: { ...KEPT, aiGenerated } })
    previews.push(url)
    if (!(await gate))
      return Response.json({ success: false, code: 'internal', message: 'No' }, { status: 500 })
    return Response.json({ success: true, data: { ...PREVIEW, ...preview } })
  })
  const client = makeQueryClient()
  const made: FinishedCase[] = []
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const show = () =>
    renderHook(() => useAddToCart(PRODUCT, () => (one) => made.push(one) > 0 && room), { wrapper })
  return { show, made, previews, answer: (well = true) => act(async () => answer(well)) }
}

const change = (draft: Partial<StudioDraft>) => act(async () => useStudioStore.setState(draft))

it('what was pressed gets into the cart though another phone and picture are chosen meanwhile', async () => {
  const { show, made, answer } = studio()
  const { result } = show()
  act(() => result.current.add())
  await waitFor(() => expect(result.current.adding).toBe(true))
  await change({ device: 'iPhone 16 Pro', selectedId: 'v2' })
  await answer()
  await waitFor(() => expect(made).toMatchObject([{ device: 'iPhone 16', designId: 'd1', recipeHash: 'r1' }]))
  expect(useStudioStore.getState().variations[0]).toMatchObject({ designId: 'd1' })
  // Beside the other case it would not be true.
  await waitFor(() => expect(result.current).toMatchObject({ adding: false, done: undefined }))
  await change({ device: 'iPhone 16', selectedId: 'v1' })
  expect(result.current.done).toBeUndefined()
})

it('is handed over at the price of its own finish, by the name of its design', async () => {
  const { show, made, answer } = studio()
  const { result } = show()
  act(() => result.current.add())
  await answer()
  const handed = { finish: 'Matte', price: 15, originalPrice: null, designName: 'A fox' }
  await waitFor(() => expect(made).toMatchObject([handed]))
})

it('and though the studio is left; shown anew, a second press of what is under way counts once', async () => {
  const { show, made, previews, answer } = studio()
  const first = show()
  act(() => {
    first.result.current.add()
    first.result.current.add()
  })
  first.unmount()
  const second = show()
  expect(second.result.current.adding).toBe(true)
  act(() => second.result.current.add())
  second.unmount()
  await answer()
  await waitFor(() => expect(made).toHaveLength(1))
  expect(previews).toHaveLength(1)
})

it('a case that could not be prepared is told of wherever the shopper is', async () => {
  const { show, made, answer } = studio()
  const { result, unmount } = show()
  act(() => result.current.add())
  unmount()
  await answer(false)
  await waitFor(() =>
    expect(said.map(({ words }) => words)).toEqual(['Failed to add item to cart. Please try again.']),
  )
  expect(made).toEqual([])
})

it('does not say so where the cart had no room for it', async () => {
  const { show, made, answer } = studio({ room: false })
  const { result } = show()
  act(() => result.current.add())
  await answer()
  await waitFor(() => expect(made).toHaveLength(1))
  await waitFor(() => expect(result.current.adding).toBe(false))
  expect(result.current).toMatchObject({ done: undefined, error: null })
})

it('says that it is in the cart until the case is another', async () => {
  const { show, answer } = studio()
  const { result } = show()
  act(() => result.current.add())
  await answer()
  await waitFor(() => expect(result.current.done).toMatchObject({ recipeHash: 'r1' }))
  act(() => useStudioStore.getState().place({ scale: 2 }))
  expect(result.current.done).toBeUndefined()
})

const blurred = { effectiveDpi: 64, quality: 'poor' }
it('adds no own picture that the shop calls too small, and says so wherever the shopper is', async () => {
  const { show, made, answer } = studio({ aiGenerated: false, preview: blurred })
  const { result } = show()
  act(() => result.current.add())
  await answer()
  const refused = expect.stringContaining('(64 dpi; we need 120)') as string
  await waitFor(() => expect(result.current).toMatchObject({ adding: false, done: undefined, refused }))
  expect(made).toEqual([])
  expect(said.map(({ words }) => words)).toEqual([refused])
  act(() => useStudioStore.getState().place({ scale: 0.5 }))
  await waitFor(() => expect(result.current.refused).toBeNull())
})

it('adds a drawn one, which its shopper may have blurred', async () => {
  const { show, made, answer } = studio({ preview: blurred })
  const { result } = show()
  act(() => result.current.add())
  await answer()
  await waitFor(() => expect(made).toHaveLength(1))
  expect(result.current.refused).toBeNull()
})

it.each([{ device: null }, { finish: null }, { selectedId: null }])(
  'adds nothing while a choice is missing, and asks for it: %o',
  (missing) => {
    const { show, made, previews } = studio()
    useStudioStore.setState(missing)
    const { result } = show()
    act(() => result.current.add())
    expect(said.map(({ words }) => words)).toEqual(['Please complete all selections before adding to cart'])
    expect([made, previews, result.current.adding]).toEqual([[], [], false])
  },
)
