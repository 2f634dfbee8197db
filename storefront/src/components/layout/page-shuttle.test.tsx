import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { PageShuttle } from './page-shuttle'

const GOING = 'caseloom_going'
beforeEach(() => sessionStorage.clear())

/** A page with a link to another one, which asks for this before it is shown. */
function open(loader: () => Promise<string>) {
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
        { index: true, element: <Link to="/slow?of=linen#end">Go</Link> },
        { path: 'slow', loader, element: <h1>There</h1> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return router
}

it('shows that the next page is on its way, until it is there', async () => {
  let arrive: (words: string) => void = () => undefined
  open(() => new Promise<string>((resolve) => (arrive = resolve)))
  expect(screen.queryByRole('status')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Go' }))
  expect((await screen.findByRole('status')).textContent).toBe('Loading the page')
  arrive('words')
  await screen.findByRole('heading', { name: 'There' })
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

it('remembers the way from its very first moment, before anything of it is drawn', async () => {
  const router = open(() => new Promise<string>(() => undefined))
  // In the same task: React has not drawn anything yet.
  void router.navigate('/slow?of=linen#end', { state: { editing: 'line-1' } })
  expect(screen.queryByRole('status')).toBeNull()
  const way: unknown = JSON.parse(sessionStorage.getItem(GOING) ?? '')
  expect(way).toMatchObject(['/slow?of=linen#end', { usr: { editing: 'line-1' } }])
  await screen.findByRole('status')
})

it('forgets the way once the page is there', async () => {
  open(() => Promise.resolve('words'))
  await userEvent.click(screen.getByRole('link', { name: 'Go' }))
  await screen.findByRole('heading', { name: 'There' })
  expect(sessionStorage.getItem(GOING)).toBeNull()
})
