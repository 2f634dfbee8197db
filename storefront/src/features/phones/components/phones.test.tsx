import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { someDevices } from '~/testing/make-devices'
import { devicesQuery } from '../api/list-devices'
import { usePhoneQuestion } from '../hooks/use-phone-question'
import { NOBODY } from '../lib/household'
import { PHONES_KEY, usePhonesStore } from '../store'
import { CartPhonesNote } from './cart-phones-note'
import { PhoneBar } from './phone-bar'
import { PhoneQuestion } from './phone-question'

// Typing into a dialog of many phones takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

function Address() {
  return <p data-testid="address">{useLocation().search}</p>
}

function show(children: ReactNode, address = '/products') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(devicesQuery().queryKey, someDevices)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        {children}
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const kept = () =>
  JSON.parse(localStorage.getItem(PHONES_KEY) ?? '{}') as { phones?: string[]; active?: string }
const household = (...phones: string[]) =>
  localStorage.setItem(PHONES_KEY, JSON.stringify({ phones, active: phones[0] ?? null }))
const finder = () => screen.findByRole('dialog', { name: 'Which phone is it?' })

beforeEach(() => {
  localStorage.clear()
  usePhonesStore.setState({ ...NOBODY, loaded: false })
})

describe('PhoneBar', () => {
  it('finds a phone by a slip of its name and keeps it', async () => {
    show(<PhoneBar />)
    await userEvent.click(await screen.findByRole('button', { name: 'Find my phone' }))
    const dialog = await finder()
    await userEvent.type(
      within(dialog).getByRole('searchbox', { name: 'Search phones' }),
      'galxy s24+{Enter}',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    const chip = await screen.findByRole('button', { name: 'Galaxy S24 Plus' })
    expect(chip.getAttribute('aria-pressed')).toBe('true')
    expect(kept()).toMatchObject({ phones: ['Galaxy S24 Plus'], active: 'Galaxy S24 Plus' })
  })

  it('switches between the phones of a household, shows all, and forgets', async () => {
    household('iPhone 15 Pro', 'Galaxy S24', 'Nokia 3310')
    show(<PhoneBar />)
    const group = await screen.findByRole('group', { name: 'Shopping for' })
    await waitFor(() => expect(within(group).queryByText('Nokia 3310')).toBeNull())
    await userEvent.click(within(group).getByRole('button', { name: 'Galaxy S24' }))
    expect(kept().active).toBe('Galaxy S24')
    await userEvent.click(within(group).getByRole('button', { name: 'All phones' }))
    expect(kept().active).toBeNull()
    await userEvent.click(within(group).getByRole('button', { name: 'Forget iPhone 15 Pro' }))
    expect(kept().phones).toEqual(['Galaxy S24'])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your phone' }))
  })

  it('puts the right phone in the place of the wrong one', async () => {
    household('iPhone 15', 'Galaxy S24')
    show(<PhoneBar />)
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    const dialog = await finder()
    await userEvent.click(within(dialog).getByRole('button', { name: /^iPhone 15 Pro$/ }))
    expect(kept()).toMatchObject({ phones: ['iPhone 15 Pro', 'Galaxy S24'], active: 'iPhone 15 Pro' })
  })

  it('lets the address win, and offers to remember its phone', async () => {
    household('iPhone 15 Pro')
    show(<PhoneBar />, '/products?device=Galaxy+S25&sort=rating')
    expect((await screen.findByText(/This link is for/)).textContent).toContain('Galaxy S25')
    await userEvent.click(screen.getByRole('button', { name: 'Remember it' }))
    expect(kept()).toMatchObject({ phones: ['iPhone 15 Pro', 'Galaxy S25'], active: 'Galaxy S25' })
    expect(screen.getByTestId('address').textContent).toBe('?sort=rating')
  })

  it('says that there is no case for a phone that an address invents', async () => {
    show(<PhoneBar />, '/products?device=%3Cb%3EPhone')
    // A narrow bar leaves some of the words out.
    expect((await screen.findByText(/We make no case for/)).textContent).toBe(
      'We make no case for a phone called “<b>Phone”.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show all phones' }))
    expect(screen.getByTestId('address').textContent).toBe('')
  })
})

describe('the finder', () => {
  async function open() {
    show(<PhoneBar />)
    await userEvent.click(await screen.findByRole('button', { name: 'Find my phone' }))
    return finder()
  }

  it('reads a model number, and helps with what is none', async () => {
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('tab', { name: 'By number' }))
    const field = within(dialog).getByRole('textbox', { name: 'Model number' })
    await userEvent.type(field, 'MTUV3B/A')
    expect(within(dialog).getByText(/part number. Tap it once/)).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, '356938035643809')
    expect(within(dialog).getByText(/looks like the IMEI/)).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, 'sm s921b/ds')
    await userEvent.click(within(dialog).getByRole('button', { name: /Galaxy S24/ }))
    expect(kept().phones).toEqual(['Galaxy S24'])
  })

  it('reads the number of the very phone, where its browser tells', async () => {
    const userAgentData = {
      platform: 'Android',
      getHighEntropyValues: () => Promise.resolve({ model: 'SM-S931B' }),
    }
    Object.defineProperty(navigator, 'userAgentData', { value: userAgentData, configurable: true })
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('tab', { name: 'By number' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Read it from this phone' }))
    expect(await within(dialog).findByText('SM-S931B is the Galaxy S25.')).toBeTruthy()
    Reflect.deleteProperty(navigator, 'userAgentData')
  })

  it('asks for the size behind a camera that several phones share', async () => {
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('tab', { name: 'By camera' }))
    await userEvent.click(within(dialog).getByRole('button', { name: /Square, three lenses/ }))
    expect(document.activeElement?.textContent).toContain('which size is it?')
    await userEvent.click(within(dialog).getByRole('button', { name: /iPhone 16 Pro Max.*163 × 77.6 mm/ }))
    expect(kept().phones).toEqual(['iPhone 16 Pro Max'])
  })

  it('takes the only phone behind a camera at once', async () => {
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('tab', { name: 'By camera' }))
    await userEvent.click(within(dialog).getByRole('button', { name: /Five lenses/ }))
    expect(kept().phones).toEqual(['Galaxy S24 Ultra'])
  })

  it('walks through the list by the arrow keys', async () => {
    const dialog = await open()
    await userEvent.type(within(dialog).getByRole('searchbox'), 's24{ArrowDown}{ArrowDown}{Enter}')
    expect(kept().phones).toEqual(['Galaxy S24 Ultra'])
  })
})

describe('a storage that is blocked or damaged', () => {
  it('costs nothing but the memory', async () => {
    localStorage.setItem(PHONES_KEY, '{"phones":')
    show(<PhoneBar />)
    await userEvent.click(await screen.findByRole('button', { name: 'Find my phone' }))
    const dialog = await finder()
    await userEvent.click(within(dialog).getByRole('button', { name: /^iPhone 15$/ }))
    expect(screen.getByRole('button', { name: 'iPhone 15' })).toBeTruthy()
  })
})

const cart = [
  { id: 'a', productId: '2', device: 'iPhone 15 Pro' },
  { id: 'b', productId: '2', device: 'iPhone 15' },
]

function Checkout({ onPay, onChange }: { onPay: () => void; onChange: () => void }) {
  const { asking, run, accept, close } = usePhoneQuestion(cart, onPay)
  return (
    <>
      <button type="button" onClick={run}>
        Pay
      </button>
      <PhoneQuestion asking={asking} onYes={accept} onChange={onChange} onClose={close} />
    </>
  )
}

describe('the question at checkout', () => {
  function checkout() {
    const done: string[] = []
    show(<Checkout onPay={() => done.push('pay')} onChange={() => done.push('change')} />)
    return done
  }

  it('goes on at once where no phone is remembered or all are known', async () => {
    const done = checkout()
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    expect(done).toEqual(['pay'])
  })

  it('asks about another model, and remembers the answer', async () => {
    household('iPhone 15 Pro')
    const done = checkout()
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    const dialog = screen.getByRole('dialog', { name: 'Is it for another phone?' })
    expect(dialog.textContent).toContain(
      'This case is for an iPhone 15. Your phone is an iPhone 15 Pro. Is that right?',
    )
    expect(done).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, it is for another phone' }))
    expect(done).toEqual(['pay'])
    expect(kept()).toMatchObject({ phones: ['iPhone 15 Pro', 'iPhone 15'], active: 'iPhone 15 Pro' })
  })

  it('never asks twice for a line', async () => {
    household('iPhone 15 Pro')
    const done = checkout()
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    await userEvent.keyboard('{Escape}')
    expect(done).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(done).toEqual(['pay'])
  })

  it('leads to a change', async () => {
    household('iPhone 15 Pro')
    const done = checkout()
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
    await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
    expect(done).toEqual(['change'])
  })
})

it('CartPhonesNote asks in one line and takes a yes', async () => {
  show(<CartPhonesNote lines={cart.slice(0, 1)} />)
  expect(screen.getByText(/For iPhone 15 Pro. Is that your phone\?/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(document.activeElement?.textContent.trim()).toBe('Made for your iPhone 15 Pro.')
})
