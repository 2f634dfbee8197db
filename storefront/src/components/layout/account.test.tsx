import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import Account from './account'

const SAM = {
  name: 'Sam Shopper',
  firstName: 'Sam',
  email: 'sam@example.test',
  profilePicture: null,
  isAdmin: false,
}

async function atTheButton() {
  const hand = userEvent.setup()
  render(<Account user={SAM} onSignOut={() => undefined} />, { wrapper: MemoryRouter })
  await hand.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Account of/ }))
  return hand
}

for (const key of ['{Enter}', ' ', '{ArrowDown}'])
  it(`opens with its first entry chosen, by the key ${key}, also where the menu had to come first`, async () => {
    const hand = await atTheButton()
    await hand.keyboard(key)
    const first = await screen.findByRole('menuitem', { name: 'Dashboard' })
    expect(document.activeElement).toBe(first)
    await hand.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Sign Out' }))
    await hand.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Account of/ }))
  })

it('opens by the pointer with no entry chosen', async () => {
  const hand = await atTheButton()
  await hand.click(screen.getByRole('button', { name: /Account of/ }))
  await screen.findByRole('menu')
  expect(screen.getAllByRole('menuitem')).not.toContain(document.activeElement)
})
