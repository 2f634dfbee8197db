import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { usePhoneQuestion } from '../hooks/use-phone-question'
import { PHONES_KEY } from '../store'
import { LazyPhoneQuestion } from './lazy-phone-question'

vi.mock('./phone-question', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

function Cart({ onGoOn }: { onGoOn: () => void }) {
  const { asking, run, accept, skip, close } = usePhoneQuestion(
    [{ id: 'l1', productId: '1', device: 'iPhone 15' }],
    onGoOn,
  )
  return (
    <>
      <button onClick={run}>Secure Checkout</button>
      <LazyPhoneQuestion asking={asking} onYes={accept} onMissing={skip} onChange={close} onClose={close} />
    </>
  )
}

it('a question that does not arrive keeps nobody from paying, and no phone is remembered for it', async () => {
  localStorage.setItem(PHONES_KEY, JSON.stringify({ phones: ['Pixel 9'], active: 'Pixel 9', asked: [] }))
  const onGoOn = vi.fn()
  render(<Cart onGoOn={onGoOn} />)
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Secure Checkout' }))
  await press()
  await waitFor(() => expect(onGoOn).toHaveBeenCalledOnce())
  await press()
  await waitFor(() => expect(onGoOn).toHaveBeenCalledTimes(2))
  expect(localStorage.getItem(PHONES_KEY)).not.toContain('iPhone 15')
  expect(localStorage.getItem(PHONES_KEY)).not.toContain('l1')
})
