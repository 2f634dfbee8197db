import type { ErrorCode } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { genericArea } from '~/components/case/generic-area'
import { makeQueryClient } from '~/lib/query-client'
import { hearToasts, type Said } from '~/lib/toast'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { finishedDraft } from '~/testing/make-draft'
import { makeProduct } from '~/testing/make-product'
import { printAreaQuery } from '../api/get-print-area'
import { leaveStudio } from '../leave'
import { draftOf, EMPTY_DRAFT } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { useDraft } from './use-draft'

let told: string[] = []
let said: Said | undefined
let leave: () => void = () => undefined
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  told = []
  onGone.mockReset()
  leave = hearToasts((each) => {
    told.push(each.words)
    said = each
  })
  useStudioStore.setState(EMPTY_DRAFT)
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

const onGone = vi.fn()
const guest: Who = { ...NOBODY_YET, status: 'guest' }
function open(address: string, answer: (id: number, url: string) => Response, client = makeQueryClient()) {
  vi.stubGlobal('fetch', async (url: string) => answer(Number(/products\/(\d+)/.exec(url)?.[1]), url))
  window.history.replaceState(null, '', address)
  client.setDefaultOptions({ queries: { retry: false } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={guest}>
        <BrowserRouter>{children}</BrowserRouter>
      </WhoContext.Provider>
    </QueryClientProvider>
  )
  return renderHook(() => useDraft(onGone), { wrapper }).result
}
const product = (id: number) =>
  Response.json({ success: true, data: makeProduct({ id, name: `Case ${String(id)}` }) })
const failure = (code: ErrorCode, status: number) =>
  Response.json({ success: false, code, message: 'No' }, { status })

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

it('a case of the address that cannot be had now is said so, and not chosen', async () => {
  const gone = (id: number) =>
    Response.json({ success: true, data: makeProduct({ id, name: 'Clear Cover', inStock: false }) })
  const draft = open('/customize?product=1', gone)
  await waitFor(() => expect(told).toEqual(['Clear Cover is not available now. Please choose another case.']))
  expect(said?.kind).toBe('error')
  expect(useStudioStore.getState()).toMatchObject({ step: 1, productId: null })
  expect(draft.current.linked?.id).toBe(1)
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

it('Back takes no heart off', async () => {
  const goBack = await designed()
  act(() => useStudioStore.getState().markKept('v1', 'design_1'))
  await goBack()
  await waitFor(() => expect(useStudioStore.getState().device).toBe('iPhone 16'))
  expect(useStudioStore.getState().variations[0]?.designId).toBe('design_1')
})

it('Back undoes a choice whose step was not shown yet', async () => {
  await designed()
  await act(async () => {
    useStudioStore.getState().chooseDevice('iPhone 16')
    window.history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })
  await waitFor(() => expect(useStudioStore.getState().device).toBe('iPhone 16 Pro'))
})

it('a case that did not come can be asked for again', async () => {
  let down = true
  useStudioStore.setState({ productId: 3, step: 2 })
  const draft = open('/customize', (id) => (down ? failure('internal', 500) : product(id)))
  await waitFor(() => expect(draft.current.onRetry).toBeDefined())
  down = false
  act(() => draft.current.onRetry?.())
  await waitFor(() => expect(draft.current.product?.id).toBe(3))
  expect(draft.current.onRetry).toBeUndefined()
})

/** A link to a design of a shop that gives these answers to whoever asks for it, and the design itself after them. */
function openLinked(...answers: Response[]) {
  const [, picture] = finishedDraft(1).variations
  const data = {
    ...picture,
    id: 'd1',
    prompt: 'a heron',
    title: '',
    enhancedPrompt: '',
    own: true,
    aiGenerated: true,
  }
  return open('/customize?product=1&design=d1', (id, url) =>
    url.includes('/designs/') ? (answers.shift() ?? Response.json({ success: true, data })) : product(id),
  )
}
const tryAgain = () => {
  const action = said?.options.action
  expect(action?.label).toBe('Try again')
  act(() => {
    if (action && 'onPress' in action) action.onPress()
  })
}

it('a link to a design that did not come is kept, and opens it at another try', async () => {
  useStudioStore.setState(finishedDraft(1))
  const draft = openLinked(failure('not_ready', 503), failure('internal', 500))
  await waitFor(() => expect(said?.kind).toBe('error'))
  await act(async () => undefined)
  expect(window.location.search).toBe('?product=1&design=d1')
  expect(draft.current.link.awaited).toBe(true)
  tryAgain()
  await waitFor(() => expect(draft.current.link.onRetry).toBeUndefined())
  await waitFor(() => expect(draft.current.link.onRetry).toBeDefined())
  act(() => draft.current.link.onRetry?.())
  await waitFor(() => expect(useStudioStore.getState().selectedId).toBe('d1'))
  await waitFor(() => expect(window.location.search).toBe('?product=1'))
  await waitFor(() => expect(draft.current.link).toEqual({ awaited: false, onRetry: undefined }))
})

it('one to a design that is gone is not', async () => {
  const draft = openLinked(failure('not_found', 404))
  await waitFor(() => expect(told).toContain('That design is not here any more.'))
  await waitFor(() => expect(window.location.search).toBe('?product=1'))
  expect(said?.options.action).toBeUndefined()
  await waitFor(() => expect(draft.current.link).toEqual({ awaited: false, onRetry: undefined }))
})

/** A line of the cart whose design was deleted. */
async function openDeleted() {
  open('/customize?product=1&design=d1&recipe=r1', (id, url) =>
    /designs|recipes/.test(url) ? failure('not_found', 404) : product(id),
  )
  await waitFor(() => expect(window.location.search).toBe('?product=1'))
  await waitFor(() => expect(useStudioStore.getState().productId).toBe(1))
  expect(told).toEqual(['That design is not here any more.'])
}

it('the case of a line whose design is gone is chosen without a word, and the line is left', async () => {
  await openDeleted()
  expect(onGone).toHaveBeenCalledTimes(1)
})

it('but not as long as its picture lies on the table', async () => {
  const { variations, ...draft } = finishedDraft(1)
  const drawn = variations.map((each) => ({ ...each, designId: 'd1' }))
  useStudioStore.setState({ ...draft, variations: drawn })
  await openDeleted()
  expect(onGone).not.toHaveBeenCalled()
  expect(useStudioStore.getState().variations).toMatchObject(drawn)
})

it('and what was laid out from the design itself can’t be had again', async () => {
  const { variations, ...draft } = finishedDraft(1)
  const designs = variations.map((each) => ({ ...each, designId: 'd1', origin: 'design' as const }))
  useStudioStore.setState({ ...draft, variations: designs })
  await openDeleted()
  expect(onGone).toHaveBeenCalledTimes(1)
})

it('and it is given up for another picture, which no reload shall replace', async () => {
  useStudioStore.setState({ ...finishedDraft(1), drawingId: 'job' })
  const draft = openLinked(failure('internal', 500))
  await waitFor(() => expect(draft.current.link.onRetry).toBeDefined())
  act(() => useStudioStore.getState().select('v2'))
  act(() => useStudioStore.getState().chooseDevice('iPhone 16 Pro'))
  const [picture] = finishedDraft(1).variations
  if (!picture) throw new Error('A draft has pictures.')
  // What was being drawn before comes by itself.
  act(() => {
    useStudioStore.setState({ jobId: 'job', variations: [{ ...picture, id: 'j1' }], selectedId: 'j1' })
  })
  await act(async () => undefined)
  expect(window.location.search).toBe('?product=1&design=d1')
  act(() => useStudioStore.getState().take([{ ...picture, id: 'u1', origin: 'uploaded' }], 'u1'))
  await waitFor(() => expect(window.location.search).toBe('?product=1'))
  await waitFor(() => expect(draft.current.link).toEqual({ awaited: false, onRetry: undefined }))
  expect(useStudioStore.getState().selectedId).toBe('u1')
})

const DESIGN = {
  ...finishedDraft(1).variations[0],
  id: 'd1',
  prompt: 'a heron',
  title: '',
  enhancedPrompt: '',
}
const answered = (data: object) => Response.json({ success: true, data })
const RECIPE = { designId: 'd1', sku: 'TOUGH-IPHONE-16-MATTE', placement: finishedDraft(1).placement }

it('a case of the cart is measured anew: it may be printed in another size than when it was laid out', async () => {
  const client = makeQueryClient()
  const { queryKey } = printAreaQuery(1, 'iPhone 16', 'Matte')
  client.setQueryData(queryKey, genericArea)
  const answer = (id: number, url: string) =>
    id ? product(id) : answered(url.includes('/recipes/') ? RECIPE : DESIGN)
  open('/customize?product=1&design=d1&recipe=r1', answer, client)
  await waitFor(() => expect(told).toEqual(['Your case is laid out as it is in your cart.']))
  expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true })
})

it('a line’s design is laid on the table though its case was taken out of the shop', async () => {
  open('/customize?product=1&design=d1&recipe=r1', (_, url) =>
    url.includes('/recipes/')
      ? answered(RECIPE)
      : url.includes('/designs/')
        ? answered({ ...DESIGN, own: true, aiGenerated: true })
        : failure('not_found', 404),
  )
  await waitFor(() => expect(told).toContain('Your design is on the table. Choose a case for it.'))
  expect(useStudioStore.getState()).toMatchObject({ selectedId: 'd1', productId: null })
})

it.each([
  ['phone', { device: 'Nokia 3310' }, { step: 2, device: null, finish: null }],
  ['finish', { finish: 'Premium' }, { step: 3, device: 'iPhone 16', finish: null }],
] as const)('a kept %s that the case is not made for is to be chosen anew', async (_name, kept, after) => {
  useStudioStore.setState({ ...finishedDraft(1), ...kept })
  open('/customize', product)
  await waitFor(() => expect(useStudioStore.getState()).toMatchObject({ ...after, selectedId: 'v1' }))
  expect(told).toEqual(['Selected device configuration not found. Please choose another phone or finish.'])
})
