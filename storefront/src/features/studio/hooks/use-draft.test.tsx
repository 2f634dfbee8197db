import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { hearToasts } from '~/lib/toast'
import { finishedDraft } from '~/testing/make-draft'
import { makeProduct } from '~/testing/make-product'
import { leaveStudio } from '../leave'
import { draftOf, EMPTY_DRAFT } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { useDraft } from './use-draft'

let told: string[] = []
let leave: () => void = () => undefined
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  told = []
  leave = hearToasts(({ words }) => told.push(words))
  useStudioStore.setState(EMPTY_DRAFT)
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

function open(address: string, answer: (id: number) => Response) {
  vi.stubGlobal('fetch', async (url: string) => answer(Number(/products\/(\d+)/.exec(url)?.[1])))
  window.history.replaceState(null, '', address)
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <BrowserRouter>{children}</BrowserRouter>
    </QueryClientProvider>
  )
  return renderHook(() => useDraft(), { wrapper }).result
}
const product = (id: number) =>
  Response.json({ success: true, data: makeProduct({ id, name: `Case ${String(id)}` }) })

it('Back brings a case back with its phone, and asks for no other', async () => {
  const draft = open('/customize?product=1', product)
  await waitFor(() => expect(told).toEqual(['Case 1 selected! Now choose your device.']))
  act(() => useStudioStore.getState().chooseDevice('iPhone 16'))
  act(() => useStudioStore.getState().chooseProduct(2))
  await waitFor(() => expect(draft.current.linked?.id).toBe(2))
  act(() => window.history.back())
  await waitFor(() => expect(draft.current.linked?.id).toBe(1))
  await waitFor(() => expect(useStudioStore.getState()).toMatchObject({ productId: 1, device: 'iPhone 16' }))
  expect(told).toHaveLength(1)
})

/** Pictures on a case for an iPhone 16, and a step after it. Answers how to go back to them. */
async function designed() {
  open('/customize?product=1', product)
  const step = () => (window.history.state as { idx: number }).idx
  await waitFor(() => expect(useStudioStore.getState().productId).toBe(1))
  act(() => {
    useStudioStore.setState({ ...finishedDraft(1), prompt: 'a fox for Ada' })
  })
  const there = step()
  act(() => useStudioStore.getState().chooseDevice('iPhone 16 Pro'))
  return async () => {
    act(() => window.history.go(there - step()))
    await waitFor(() => expect(step()).toBe(there))
  }
}

it('Back shows nothing of one who has signed out, and nothing stays in that step', async () => {
  const goBack = await designed()
  act(() => leaveStudio())
  await goBack()
  await waitFor(() => expect(JSON.stringify(window.history.state)).not.toContain('fox'))
  expect(draftOf(useStudioStore.getState())).toEqual(EMPTY_DRAFT)
})

it('nor what no mark says whose it was', async () => {
  const goBack = await designed()
  await goBack()
  await waitFor(() => expect(useStudioStore.getState().device).toBe('iPhone 16'))
  const { usr, ...entry } = window.history.state as { usr: { studio: unknown } }
  window.history.replaceState({ ...entry, usr: { studio: usr.studio } }, '')
  act(() => window.history.forward())
  await waitFor(() => expect(useStudioStore.getState().device).toBe('iPhone 16 Pro'))
  await goBack()
  await waitFor(() => expect(JSON.stringify(window.history.state)).toContain('iPhone 16 Pro'))
  expect(useStudioStore.getState().device).toBe('iPhone 16 Pro')
})

it('a case that did not come can be asked for again', async () => {
  let down = true
  useStudioStore.setState({ productId: 3, step: 2 })
  const draft = open('/customize', (id) =>
    down ? Response.json({ success: false, code: 'internal', message: 'No' }, { status: 500 }) : product(id),
  )
  await waitFor(() => expect(draft.current.onRetry).toBeDefined())
  down = false
  act(() => draft.current.onRetry?.())
  await waitFor(() => expect(draft.current.product?.id).toBe(3))
  expect(draft.current.onRetry).toBeUndefined()
})
