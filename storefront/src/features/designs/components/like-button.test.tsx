import type { Design } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { LikeButton } from './like-button'

const DESIGN = { id: 'design_1', liked: false, likes: 3 } as Design
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
