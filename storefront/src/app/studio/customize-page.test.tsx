import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { useCartStore } from '~/features/cart/store'
import { casesQuery } from '~/features/studio/api/list-cases'
import type { StudioDraft } from '~/features/studio/lib/studio-state'
import { useStudioStore } from '~/features/studio/store'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext } from '~/lib/who'
import { finishedDraft } from '~/testing/make-draft'
import { makeCard, makeCardPage, makeProduct } from '~/testing/make-product'
import { snap } from '~/testing/snap'
import CustomizeRoute, { meta } from '../routes/customize'
import { keptEditing } from './kept-editing'

afterEach(() => vi.unstubAllGlobals())

const PRODUCT = makeProduct({ id: 1 })
const DESIGN = {
  ...finishedDraft(1).variations[0],
  id: 'd1',
  prompt: 'a heron',
  own: true,
  aiGenerated: true,
}
const failure = (code = 'not_ready', status = 503) =>
  Response.json({ success: false, code, message: 'No' }, { status })

/** The studio with an earlier draft, while a line of the cart is to be changed whose design does not come at first. */
function edit(line = { device: 'iPhone 16 Pro' }, draft: Partial<StudioDraft> = {}, refuse = failure) {
  Element.prototype.scrollIntoView = () => undefined
  let down = true
  vi.stubGlobal('fetch', async (url: string) => {
    await Promise.resolve()
    if (url.endsWith('/designs/d1'))
      return down ? refuse() : Response.json({ success: true, data: { ...DESIGN, enhancedPrompt: '' } })
    if (url.endsWith('/products/1')) return Response.json({ success: true, data: PRODUCT })
    return failure()
  })
  useCartStore.setState({ ...useCartStore.getInitialState(), loaded: true }, true)
  useCartStore.getState().addItem(snap(line))
  useStudioStore.setState({ ...finishedDraft(1), ...draft })
  const editing = useCartStore.getState().items[0]?.id
  window.history.replaceState({ usr: { editing } }, '', '/customize?product=1&design=d1')
  open()
  return () => (down = false)
}
function open() {
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  client.setQueryData(casesQuery().queryKey, { pages: [makeCardPage([makeCard()])], pageParams: [1] })
  const props = { loaderData: { dehydrated: undefined } } as Parameters<typeof CustomizeRoute>[0]
  return render(
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={{ ...NOBODY_YET, unreachable: true }}>
        <BrowserRouter>
          <CustomizeRoute {...props} />
        </BrowserRouter>
      </WhoContext.Provider>
    </QueryClientProvider>,
  )
}
const addToCart = () => screen.queryByText('Add to Cart')

it('an earlier picture is not offered in place of a line whose design did not come', async () => {
  const recover = edit()
  expect(await screen.findByText('Your design did not load')).toBeTruthy()
  expect(addToCart()).toBeNull()
  expect(useStudioStore.getState()).toMatchObject({ device: 'iPhone 16', selectedId: 'v1' })
  recover()
  await userEvent.click(screen.getByText('Try again'))
  const edited = { device: 'iPhone 16 Pro', finish: 'Gloss', selectedId: 'd1' }
  await waitFor(() => expect(useStudioStore.getState()).toMatchObject(edited))
  expect(addToCart()).toBeTruthy()
})

it('and is, once both are to be kept', async () => {
  edit()
  await screen.findByText('Your design did not load')
  await userEvent.click(screen.getByText('Keep both'))
  expect(addToCart()).toBeTruthy()
  expect(useStudioStore.getState()).toMatchObject({ device: 'iPhone 16', selectedId: 'v1' })
})

it('a line whose design is gone is not being changed any more', async () => {
  edit(undefined, undefined, () => failure('not_found', 404))
  expect(await screen.findByText(/^You are changing/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/^You are changing/)).toBeNull())
  expect(useCartStore.getState()).toMatchObject({ editing: null, items: [{ device: 'iPhone 16 Pro' }] })
  // The earlier draft stays on its own phone.
  expect(useStudioStore.getState()).toMatchObject({ device: 'iPhone 16', selectedId: 'v1' })
})

it('a phone that the case is no longer made for is to be chosen anew', async () => {
  edit({ device: 'Nokia 3310' }, { step: 2, device: null, finish: null })()
  await waitFor(() => expect(useStudioStore.getState().selectedId).toBe('d1'))
  expect(useStudioStore.getState()).toMatchObject({ step: 2, device: null, finish: null })
  expect(screen.getByRole('heading', { name: 'Which phone is it for?' })).toBeTruthy()
})

/** A line of an iPhone 16 Pro whose studio was left standing on an iPhone 16. */
async function changeThePhone() {
  edit()()
  const laidOut = { device: 'iPhone 16 Pro', selectedId: 'd1' }
  await waitFor(() => expect(useStudioStore.getState()).toMatchObject(laidOut))
  await waitFor(() => expect(window.location.search).toBe('?product=1'))
  act(() => useStudioStore.getState().chooseDevice('iPhone 16'))
}
const changing = () => screen.queryByText(/^You are changing/)

it('a reload leaves what was changed of a line as it is', async () => {
  await changeThePhone()
  cleanup()
  // What was in memory has gone with the page.
  useCartStore.setState({ editing: null })
  open()
  await waitFor(() => expect(changing()).toBeTruthy())
  await screen.findByText('Which phone is it for?')
  expect(useStudioStore.getState().device).toBe('iPhone 16')
})

it('and so does another id that the account has for the line', async () => {
  await changeThePhone()
  const items = useCartStore.getState().items.map((line) => ({ ...line, id: 'elsewhere' }))
  act(() => useCartStore.setState({ items }))
  expect(useCartStore.getState().editing).toBe('elsewhere')
  expect(useStudioStore.getState().device).toBe('iPhone 16')
})

it('a page that was opened anew is no reload: a line of before is not being changed there', async () => {
  await changeThePhone()
  cleanup()
  useCartStore.setState({ editing: null })
  window.history.pushState(null, '', '/customize?product=1')
  open()
  await screen.findByText('Which phone is it for?')
  expect([changing(), useCartStore.getState().editing, keptEditing()]).toEqual([null, null, null])
})

it('says that it is loading, that it could not, and tries again', async () => {
  Element.prototype.scrollIntoView = () => undefined
  useStudioStore.setState(useStudioStore.getInitialState(), true)
  window.history.replaceState(null, '', '/customize')
  let cases = failure
  vi.stubGlobal('fetch', async (url: string) => {
    await Promise.resolve()
    return url.includes('/catalogue/cards') ? cases() : failure()
  })
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const props = { loaderData: { dehydrated: undefined } } as Parameters<typeof CustomizeRoute>[0]
  render(
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={{ ...NOBODY_YET, unreachable: true }}>
        <BrowserRouter>
          <CustomizeRoute {...props} />
        </BrowserRouter>
      </WhoContext.Provider>
    </QueryClientProvider>,
  )
  expect(screen.getByText('Loading AI Designer')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Unable to Load' })).toBeTruthy()
  expect(screen.queryByText('Loading AI Designer')).toBeNull()
  cases = () => Response.json({ success: true, data: makeCardPage([makeCard()]) })
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Choose your case' })).toBeTruthy()
})

it.each([
  ['?product=1', []],
  ['?product=1&adjust=abc', ['noindex', 'no-referrer']],
])('the address of a link out of a mail is told to nobody: %s', (search, wanted) => {
  const asked = { matches: [{ loaderData: { origin: 'https://shop.example' } }], location: { search } }
  const said = meta(asked as unknown as Parameters<typeof meta>[0]) as { name?: string; content?: string }[]
  const told = said.filter(({ name }) => name === 'robots' || name === 'referrer')
  expect(told.map(({ content }) => content)).toEqual(wanted)
})
