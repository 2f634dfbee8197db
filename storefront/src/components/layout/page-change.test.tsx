import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { PageChange } from './page-change'

function Frame() {
  return (
    <>
      <nav>
        <Link to="/next">Next</Link>
        <Link to="/form">Form</Link>
        <Link to="/?tab=2">Tab</Link>
      </nav>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PageChange />
    </>
  )
}

function show() {
  const routes = [
    {
      path: '/',
      element: <Frame />,
      children: [
        { index: true, element: <h1>First</h1> },
        { path: 'next', element: <h1>Second</h1> },
        // A page that puts the focus where its own work begins.
        { path: 'form', element: <input aria-label="Name" ref={(field) => field?.focus()} /> },
      ],
    },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const said = () => screen.findByText('Second · Caseloom')

beforeEach(() => {
  document.title = 'Second · Caseloom'
})

it('says where a way has led, and goes on in the new page', async () => {
  show()
  expect(screen.queryByText('Second · Caseloom')).toBeNull()
  await follow('Next')
  expect((await said()).getAttribute('aria-live')).toBe('polite')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('leaves the focus where the new page has put it', async () => {
  show()
  await follow('Form')
  await said()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

it('is silent within a page', async () => {
  show()
  await follow('Tab')
  // Longer than a way to another page would take to be said.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryByText('Second · Caseloom')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tab' }))
})
