import type { User } from '@caseloom/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubShop } from '~/testing/stub-shop'
import ChangeDialog from './change-dialog'
import SetUpDialog from './set-up-dialog'

const USER = { id: 'ada', email: 'ada@example.com', hasPassword: true } as User
const SETUP = { secret: 'ABCDEFGH', address: 'otpauth://totp/x', picture: { size: 21, path: 'M0 0' } }
const CODES = { recoveryCodes: ['1111-2222-3333', '4444-5555-6666'] }

beforeEach(() =>
  stubShop([
    ['/second-factor/confirm', () => CODES],
    ['/second-factor/recovery-codes', () => CODES],
    ['/second-factor', () => SETUP],
  ]),
)
afterEach(() => vi.unstubAllGlobals())

const hand = userEvent.setup()
const type = async (label: string, words: string) => hand.type(await screen.findByLabelText(label), words)
const press = async (name: string) => hand.click(await screen.findByRole('button', { name }))

/** Goes as far as the codes. */
const WAYS = {
  'turned on': async (onClose: () => void) => {
    render(<SetUpDialog user={USER} onChanged={vi.fn()} onClose={onClose} />)
    await type('Your password', 'a long password')
    await press('Continue')
    await type('Six-digit code', '123456')
    await press('Turn on')
  },
  'made anew': async (onClose: () => void) => {
    render(<ChangeDialog change="renew" user={USER} onChanged={vi.fn()} onClose={onClose} />)
    await type('Your password', 'a long password')
    await type('Six-digit code', '123456')
    await press('Make new codes')
  },
}

describe.each(Object.entries(WAYS))('recovery codes of a second step that was %s', (_, reach) => {
  it.each(['I have kept them', 'Close'])('go by ‘%s’, and by no stray key or click', async (button) => {
    const onClose = vi.fn()
    await reach(onClose)
    const code = await screen.findByText(/1111-2222-3333/)
    await hand.keyboard('{Escape}')
    const beside = screen.getByRole('dialog').parentElement ?? document.body
    fireEvent.pointerDown(beside, { pointerType: 'mouse' })
    fireEvent.click(beside)
    expect(onClose).not.toHaveBeenCalled()
    expect(code.isConnected).toBe(true)
    await press(button)
    expect(onClose).toHaveBeenCalledOnce()
  })
})

it('until there are codes, Escape closes it', async () => {
  const onClose = vi.fn()
  render(<SetUpDialog user={USER} onChanged={vi.fn()} onClose={onClose} />)
  await hand.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
