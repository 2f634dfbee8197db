import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { toast } from '~/lib/toast'
import { Button } from './button'
import { Toasts } from './toasts'

it('shows what was said before anybody listened, and what is said later in its place', async () => {
  // jsdom has none, and the library asks it for reduced motion.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  toast.loading('Asking the printer', { id: 'printer' })
  render(<Toasts />)
  // A live region that is there first: what is put into it is read out.
  const messages = screen.getByRole('region', { name: 'Messages' })
  expect(messages.getAttribute('aria-live')).toBe('polite')
  expect(messages.contains(await screen.findByText('Asking the printer'))).toBe(true)
  act(() => toast.success('The printer is done', { id: 'printer' }))
  expect(await screen.findByText('The printer is done')).toBeTruthy()
  expect(screen.queryByText('Asking the printer')).toBeNull()
})

it('stays as long as the keyboard is at it, and gives the focus back when it goes', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const undone = vi.fn()
  render(
    <>
      <button type="button">Before</button>
      <Toasts />
    </>,
  )
  const words = 'Your words were replaced.'
  toast(words, { id: 'first' })
  await screen.findByText(words)
  vi.useFakeTimers()
  // Step by step: what is shown follows within each.
  const pass = async (seconds: number) => {
    for (let step = 0; step < seconds; step += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  const say = (id: string) =>
    act(() => toast('Replaced', { id, duration: 8000, action: { label: 'Undo', onPress: undone } }))
  const isThere = () => screen.queryByText('Replaced') !== null
  const focus = (name: string) => act(() => screen.getByText(name).focus())
  try {
    say('one')
    focus('Before')
    focus('Undo')
    await pass(60)
    expect(document.activeElement?.textContent).toBe('Undo')
    focus('Before')
    await pass(7)
    expect(isThere()).toBe(true)
    await pass(4)
    expect(isThere()).toBe(false)
    say('two')
    focus('Undo')
    fireEvent.click(screen.getByText('Undo'))
    await pass(3)
    expect(undone).toHaveBeenCalledOnce()
    expect(isThere()).toBe(false)
    expect(document.activeElement?.textContent).toBe('Before')
    // And the clock goes on for those that follow.
    say('three')
    await pass(12)
    expect(isThere()).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

it('a Button that dresses a link keeps the link’s own classes, and tells where it is', async () => {
  let pressed = 0
  let found: HTMLElement | null = null
  render(
    <Button asChild className="mt-4" ref={(element) => (found = element)} onClick={() => (pressed += 1)}>
      <a href="#there" className="own">
        There
      </a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'There' })
  expect([...link.classList]).toEqual(expect.arrayContaining(['own', 'mt-4', 'rounded-full']))
  expect(link.getAttribute('type')).toBeNull()
  expect(found).toBe(link)
  await userEvent.click(link)
  expect(pressed).toBe(1)
})
