import type { Address } from '@caseloom/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Toasts } from '~/components/ui/toasts'
import { AddressCard } from './address-card'

afterEach(() => vi.unstubAllGlobals())

const ADDRESS: Address = {
  id: 'cuaddr_1',
  name: 'Home',
  street: '1 Test Row',
  city: 'Leeds',
  postcode: 'LS1',
  country: 'GB',
  phone: '',
  isDefault: false,
}

/** Makes the address the default, which the shop refuses with this. */
async function refused(fields?: Record<string, string>) {
  const failure = {
    success: false,
    data: null,
    error: 'Please check what you entered.',
    code: 'invalid_request',
  }
  // jsdom has none, and the toasts ask it for reduced motion.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...failure, fields }, { status: 400 })))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ul>
        <AddressCard address={ADDRESS} onEdit={vi.fn()} onRemoved={vi.fn()} />
      </ul>
      <Toasts />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Set as Default: Home' }))
}

it('says what is wrong with an address that cannot be made the default: there is no form that would', async () => {
  await refused({ postcode: 'Please enter a valid UK postcode' })
  expect(await screen.findByText('Please enter a valid UK postcode')).toBeTruthy()
})

it('says what the shop said where no field is wrong', async () => {
  await refused()
  expect(await screen.findByText('Please check what you entered.')).toBeTruthy()
})

it('keeps the focus on the card that has become the default', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const client = new QueryClient()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: ADDRESS })))
  const page = (isDefault: boolean) => (
    <QueryClientProvider client={client}>
      <AddressCard address={{ ...ADDRESS, isDefault }} onEdit={vi.fn()} onRemoved={vi.fn()} />
    </QueryClientProvider>
  )
  const { rerender } = render(page(false))
  await userEvent.click(screen.getByRole('button', { name: 'Set as Default: Home' }))
  rerender(page(true))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Home' })))
})
