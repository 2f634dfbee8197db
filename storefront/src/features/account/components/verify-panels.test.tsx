import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { AlreadyVerifiedPanel, VerifiedPanel } from './verify-panels'

it('leads to the contact form with what it is about, not out of the shop', () => {
  render(<AlreadyVerifiedPanel email="ada@example.com" signedInAs={null} />, { wrapper: MemoryRouter })
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Contact support' }).href,
  )
  expect(pathname).toBe('/contact')
  expect(searchParams.get('subject')).toBe('Verifying my email')
})

it.each([
  [null, 'Thank you: your account is verified. You can sign in now.', '/login'],
  ['ada@example.com', 'Thank you: your account is verified. Taking you to your dashboard...', '/dashboard'],
  [
    'bo@example.com',
    'Thank you: ada@example.com is verified. You are signed in here as bo@example.com: sign out to use the other account.',
    '/dashboard',
  ],
])('says whose address it was that is verified, with %s signed in', (signedInAs, words, leads) => {
  render(<VerifiedPanel email="ada@example.com" signedInAs={signedInAs} />, { wrapper: MemoryRouter })
  expect(screen.getByText(words)).toBeTruthy()
  const ways = screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname)
  expect(ways).toContain(leads)
})

it.each([
  [null, 'This address was verified before. There is nothing left to do.', '/login'],
  ['ada@example.com', 'This address was verified before. There is nothing left to do.', '/dashboard'],
  [
    'bo@example.com',
    'ada@example.com was verified before. You are signed in here as bo@example.com: sign out to use the other account.',
    '/dashboard',
  ],
])('says whose address was verified before, with %s signed in', (signedInAs, words, leads) => {
  render(<AlreadyVerifiedPanel email="ada@example.com" signedInAs={signedInAs} />, { wrapper: MemoryRouter })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname)).toContain(leads)
})
