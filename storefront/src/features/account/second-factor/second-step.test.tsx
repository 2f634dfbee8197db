import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import SecondStep from './second-step'

const nothing = () => undefined

beforeEach(() => {
  const challenge = { challenge: 'c1', expiresAt: '2026-11-25T12:10:00.000Z' }
  render(<SecondStep challenge={challenge} onSignedIn={nothing} onBack={nothing} />, {
    wrapper: MemoryRouter,
  })
})

it('leads whoever has neither phone nor codes to a person', () => {
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'Contact support' }).href,
  )
  expect([pathname, searchParams.get('subject')]).toEqual(['/contact', 'Two-step sign-in'])
})

it('speaks of no password, which nobody gave who came by Google or GitHub', () => {
  expect(screen.getByText(/Your account has two-step sign-in/)).toBeTruthy()
  expect(screen.queryByText(/password/)).toBeNull()
})
