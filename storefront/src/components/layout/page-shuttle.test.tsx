import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { PageShuttle } from './page-shuttle'

it('shows that the next page is on its way, until it is there', async () => {
  let arrive: (words: string) => void = () => undefined
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <PageShuttle />
          <Outlet />
        </>
      ),
      children: [
        { index: true, element: <Link to="/slow">Go</Link> },
        {
          path: 'slow',
          loader: () => new Promise<string>((resolve) => (arrive = resolve)),
          element: <h1>There</h1>,
        },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Go' }))
  expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBe('Loading the page')
  arrive('words')
  await screen.findByRole('heading', { name: 'There' })
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})
