import type { Design } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
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
