import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { AlreadyVerifiedPanel } from './verify-panels'

it('leads to the contact form with what it is about, not out of the shop', () => {
  render(<AlreadyVerifiedPanel />, { wrapper: MemoryRouter })
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Contact support' }).href,
  )
  expect(pathname).toBe('/contact')
  expect(searchParams.get('subject')).toBe('Verifying my email')
})
