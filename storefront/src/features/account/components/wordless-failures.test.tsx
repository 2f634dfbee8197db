import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '~/lib/query-client'
import { stubShop, stubWordlessShop } from '~/testing/stub-shop'
import { LoginForm } from './login-form'
import { ResetForm } from './reset-form'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  stubWordlessShop()
})
afterEach(() => vi.unstubAllGlobals())

const nothing = () => undefined
const show = (form: ReactNode) =>
  render(<QueryClientProvider client={makeQueryClient()}>{form}</QueryClientProvider>, {
    wrapper: MemoryRouter,
  })

const FORMS: [says: string, form: ReactNode, fill: () => Promise<void>, button: string][] = [
  [
    'Login failed',
    <LoginForm email="ada@example.test" isAgain={false} onSignedIn={nothing} onChallenge={nothing} />,
    async () => userEvent.type(screen.getByLabelText(/^Password/), 'my-password-1'),
    'Sign In',
  ],
  [
    'Failed to reset password',
    <ResetForm link={{ email: 'ada@example.test', token: 't' }} onDone={nothing} onSpent={nothing} />,
    async () => {
      await userEvent.type(screen.getByLabelText(/^New Password/), 'my-password-1')
      await userEvent.type(screen.getByLabelText(/^Confirm New Password/), 'my-password-1')
    },
    'Reset Password',
  ],
]

it.each(FORMS)(
  'says ‘%s’ where the shop has no word of why, else the shop’s',
  async (says, form, fill, button) => {
    show(form)
    await fill()
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect((await screen.findByText(says)).closest('[role=alert]')).toBeTruthy()
    stubShop([])
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText('Try again later.')).toBeTruthy()
    expect(screen.queryByText(says)).toBeNull()
  },
)
