import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { useCartStore } from '../store'
import CartDrawer from './cart-drawer'

/** The drawer over a cart of £60 with a quarter off. */
async function opened(freeFrom: number) {
  localStorage.clear()
  useCartStore.setState(useCartStore.getInitialState(), true)
  const { addItem, applyPromo } = useCartStore.getState()
  addItem({
    productId: 2,
    name: 'Tough Cover',
    price: 15,
    quantity: 4,
    device: 'iPhone 13',
    color: 'Matte',
    sku: 's',
    customizations: null,
  })
  applyPromo({ code: 'WELCOME25', percent: 25 }, { silent: true })
  render(
    <CartDrawer
      open
      onClose={() => undefined}
      onCheckout={() => undefined}
      opener={() => null}
      freeFrom={freeFrom}
      deliveryLine={null}
    />,
    { wrapper: MemoryRouter },
  )
  expect(await screen.findByRole('link', { name: 'Continue Shopping' })).toBeTruthy()
}

it('promises free delivery on what is paid, not on what the code takes off', async () => {
  await opened(50)
  expect(screen.getByText('Spend £5.00 more for free shipping')).toBeTruthy()
})

it('promises nothing free where no tariff is', async () => {
  await opened(0)
  expect(screen.queryByText(/free shipping/i)).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
