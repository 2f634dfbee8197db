import type { User } from '@caseloom/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '~/lib/api-errors'
import { makeQueryClient } from '~/lib/query-client'
import { accountApi } from '../api/account-api'
import { useSessionStore } from '../session'
import { ProfileForm } from './profile-form'
import { VerifyBanner } from './verify-banner'
import { VerifyFailedPanel } from './verify-panels'

const user = { id: 'cus_1', email: 'ada@exmaple.test', emailVerified: false, hasPassword: true } as User
/** The form and its rules come late. */
const PATIENCE = { timeout: 10_000 }
const ASK = { name: 'Not your address? Correct it' }

afterEach(() => {
  vi.restoreAllMocks()
  useSessionStore.setState({ user: null, status: 'unknown' })
})

const show = (part: ReactNode) =>
  render(<QueryClientProvider client={makeQueryClient()}>{part}</QueryClientProvider>, {
    wrapper: MemoryRouter,
  })

async function correctTo(email: string) {
  await userEvent.click(screen.getByRole('button', ASK))
  const field = await screen.findByLabelText(/Email Address/, {}, PATIENCE)
  await userEvent.clear(field)
  await userEvent.type(field, email)
  await userEvent.type(screen.getByLabelText(/Your password/), 'my-password-1')
  await userEvent.click(screen.getByRole('button', { name: 'Correct address' }))
}

it('puts a mistyped address right from where the mail is sent again', async () => {
  useSessionStore.setState({ user, status: 'signedIn' })
  const right = { ...user, email: 'ada@example.test' }
  const call = vi.spyOn(accountApi, 'call').mockResolvedValue(right)
  show(<VerifyBanner user={user} />)
  await correctTo('ada@example.test')
  await vi.waitFor(() => expect(useSessionStore.getState().user).toEqual(right), PATIENCE)
  expect(call.mock.calls).toEqual([
    ['correctEmail', { body: { email: 'ada@example.test', password: 'my-password-1' } }],
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says at its field what is wrong, and asks nobody about the address that it is', async () => {
  const taken = new ApiError({
    status: 409,
    code: 'email_taken',
    message: 'An account with this email exists',
  })
  const call = vi.spyOn(accountApi, 'call').mockRejectedValue(taken)
  show(<VerifyBanner user={user} />)
  await correctTo('Ada@exmaple.test')
  expect(await screen.findByText('This is the address as it is now', {}, PATIENCE)).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText(/Email Address/), '.uk')
  await userEvent.click(screen.getByRole('button', { name: 'Correct address' }))
  expect(await screen.findByText('An account with this email exists', {}, PATIENCE)).toBeTruthy()
  expect(screen.getByLabelText(/Email Address/).getAttribute('aria-invalid')).toBe('true')
})

it('is offered where a link failed to whoever is signed in with that address, and to nobody else', () => {
  const panel = { message: 'No', email: user.email, onRetry: null }
  const { unmount } = show(<VerifyFailedPanel {...panel} user={user} />)
  expect(screen.getByRole('button', ASK)).toBeTruthy()
  unmount()
  for (const other of [null, { ...user, email: 'bob@example.test' }, { ...user, emailVerified: true }]) {
    const shown = show(<VerifyFailedPanel {...panel} user={other} />)
    expect(screen.queryByRole('button', ASK)).toBeNull()
    shown.unmount()
  }
})

it('is what the profile speaks of, until the address is verified', () => {
  const form = { draft: { name: 'Ada', phone: '' }, focused: false, onDraft: vi.fn(), onDone: vi.fn() }
  const { unmount } = show(<ProfileForm {...form} user={user} />)
  expect(screen.getByText('Not verified yet: it can still be corrected below')).toBeTruthy()
  unmount()
  show(<ProfileForm {...form} user={{ ...user, emailVerified: true }} />)
  expect(screen.getByText('Email cannot be changed')).toBeTruthy()
})
