import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { OrderHelp } from './order-help'

it('leads to the contact form with the order as its subject', () => {
  render(<OrderHelp order={{ orderNumber: 1042 }} />, { wrapper: MemoryRouter })
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Contact Support' }).href,
  )
  expect(pathname).toBe('/contact')
  expect(searchParams.get('subject')).toBe('Order #1042')
})
