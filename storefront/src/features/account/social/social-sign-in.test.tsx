import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { stubShop } from '~/testing/stub-shop'
import { LoginForm } from '../components/login-form'
import { RegisterForm } from '../components/register-form'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['sign in', <LoginForm key="in" email="" isAgain={false} onSignedIn={vi.fn()} onChallenge={vi.fn()} />],
  [
    'register',
    <RegisterForm key="up" takesFocus={false} redirect={null} onSignedIn={vi.fn()} onCreated={vi.fn()} />,
  ],
])('where people %s by another site, which may open an account, they meet the terms', async (_, form) => {
  stubShop([['/auth/providers', () => [{ id: 'google', name: 'Google' }]]])
  render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>, {
    wrapper: MemoryRouter,
  })
  await screen.findByRole('button', { name: 'Continue with Google' })
  const note = screen.getByText(/^By continuing/)
  expect(note.textContent).toBe(
    'By continuing with it you agree to the Terms & Conditions and the Privacy Policy.',
  )
  expect([...note.querySelectorAll('a')].map(({ pathname }) => pathname)).toEqual(['/terms', '/privacy'])
})
