import type { Design } from '@caseloom/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { stubShop } from '~/testing/stub-shop'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { galleryQuery, publishedDesignQuery, relatedQuery } from '../api/gallery'
import { LikeButton } from './like-button'

const DESIGN = { id: 'design_1', liked: false, likes: 3 } as Design
afterEach(() => vi.unstubAllGlobals())
const GUEST: Who = { ...NOBODY_YET, status: 'guest' }

it('waits for who it is, sends a guest to sign in, and has the focus when they are back', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <LikeButton design={DESIGN} title="A heron" /> },
      { path: '/login', element: <p>Sign in first</p> },
    ],
    { initialEntries: ['/?search=heron'] },
  )
  const client = makeQueryClient()
  const page = (who: Who) => (
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={who}>
        <RouterProvider router={router} />
      </WhoContext.Provider>
    </QueryClientProvider>
  )
  Element.prototype.scrollIntoView = () => undefined
  const { rerender } = render(page(NOBODY_YET))
  await userEvent.click(screen.getByRole('button', { name: 'Like A heron, 3 likes' }))
  expect(screen.queryByText('Sign in first')).toBeNull()
  rerender(page(GUEST))
  await screen.findByText('Sign in first')

  const back = new URLSearchParams(router.state.location.search).get('redirect') ?? ''
  expect(back).toBe('/?search=heron#like-design_1')
  await router.navigate(back, { replace: true })
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Like A heron, 3 likes' })),
  )
})

it('says of whoever pressed it alone that they like it, and to everybody how many do', async () => {
  stubShop([['/like', () => ({ liked: true, likes: 4 })]])
  const client = makeQueryClient()
  const wish = { search: '', sort: 'newest', page: 1 } as const
  const other = { id: 'design_2', title: 'Fox', prompt: 'a fox' }
  for (const viewer of [null, 'ada']) {
    client.setQueryData([...galleryQuery(viewer, wish).queryKey], { items: [DESIGN] })
    client.setQueryData(publishedDesignQuery(viewer, DESIGN.id).queryKey, DESIGN)
    client.setQueryData(relatedQuery(viewer, other).queryKey, [DESIGN])
  }
  render(
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={{ ...GUEST, status: 'signedIn', id: 'ada' }}>
        <LikeButton design={DESIGN} title="A heron" />
      </WhoContext.Provider>
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Like A heron, 3 likes' }))
  const seen = (viewer: string | null) =>
    [
      client.getQueryData(galleryQuery(viewer, wish).queryKey)?.items[0],
      client.getQueryData(publishedDesignQuery(viewer, DESIGN.id).queryKey),
      client.getQueryData(relatedQuery(viewer, other).queryKey)?.[0],
    ].map((design) => [design?.liked, design?.likes])
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(seen('ada')).toEqual(Array(3).fill([true, 4]))
  expect(seen(null)).toEqual(Array(3).fill([false, 4]))
})

it('is still of whoever pressed it where somebody else is signed in by the answer', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const client = makeQueryClient()
  for (const viewer of ['ada', 'ben'])
    client.setQueryData(publishedDesignQuery(viewer, DESIGN.id).queryKey, DESIGN)
  const page = (id: string) => (
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={{ ...GUEST, status: 'signedIn', id }}>
        <LikeButton design={DESIGN} title="A heron" />
      </WhoContext.Provider>
    </QueryClientProvider>
  )
  const { rerender } = render(page('ada'), { wrapper: MemoryRouter })
  await userEvent.click(screen.getByRole('button', { name: 'Like A heron, 3 likes' }))
  rerender(page('ben'))
  answer(Response.json({ success: true, data: { liked: true, likes: 4 } }))
  await waitFor(() => expect(client.isMutating()).toBe(0))
  const liked = (viewer: string) =>
    client.getQueryData(publishedDesignQuery(viewer, DESIGN.id).queryKey)?.liked
  expect([liked('ada'), liked('ben')]).toEqual([true, false])
})

it('is not taken back by a list that was asked for before the press, which comes again afterwards', async () => {
  const wish = { search: '', sort: 'newest', page: 1 } as const
  let after = false
  const lists: ((answer: Response) => void)[] = []
  const list = (likes: number, liked: boolean) =>
    Response.json({
      success: true,
      data: { items: [{ ...DESIGN, likes, liked }], total: 1, page: 1, limit: 24, hasMore: false },
    })
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    if (path.includes('/like')) {
      after = true
      return Promise.resolve(Response.json({ success: true, data: { liked: true, likes: 4 } }))
    }
    if (after) return Promise.resolve(list(4, true))
    return new Promise<Response>((resolve, reject) => {
      lists.push(resolve)
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  })
  const client = makeQueryClient()
  client.setQueryData(galleryQuery('ada', wish).queryKey, { items: [DESIGN] } as never, { updatedAt: 1 })
  function Shown() {
    const { data } = useQuery(galleryQuery('ada', wish))
    return data?.items.map((design) => <LikeButton key={design.id} design={design} title="A heron" />)
  }
  render(
    <QueryClientProvider client={client}>
      <WhoContext.Provider value={{ ...GUEST, status: 'signedIn', id: 'ada' }}>
        <Shown />
      </WhoContext.Provider>
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
  await waitFor(() => expect(lists).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Like A heron, 3 likes' }))
  lists[0]?.(list(3, false))
  await waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0))
  expect(screen.getByRole('button', { name: 'Like A heron, 4 likes', pressed: true })).toBeTruthy()
  expect(client.getQueryState(galleryQuery('ada', wish).queryKey)?.dataUpdateCount).toBeGreaterThan(1)
})
