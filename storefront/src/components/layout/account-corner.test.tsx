import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { AccountCorner } from './account-corner'
import type { BarProps } from './bar-context'
import MobilePanel from './mobile-panel'

const nobodyYet = (given: Partial<BarProps>): BarProps => ({
  cartCount: 0,
  user: null,
  sessionKnown: false,
  nameless: false,
  onSignOut: vi.fn(),
  ...given,
})
const show = (element: ReactElement) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)

const PLACES = [
  ['the bar', (bar: BarProps) => <AccountCorner {...bar} />],
  ['the menu', (bar: BarProps) => <MobilePanel {...bar} open onOpenChange={() => undefined} />],
] as const

it.each(PLACES)('%s lets somebody leave whom the shop cannot name', async (_, place) => {
  const bar = nobodyYet({ nameless: true })
  show(place(bar))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  expect(bar.onSignOut).toHaveBeenCalledOnce()
})

it.each(PLACES)('%s offers nothing before it is known whether somebody is signed in', (_, place) => {
  show(place(nobodyYet({})))
  expect(screen.queryByText(/Sign (In|Out)/)).toBeNull()
})
