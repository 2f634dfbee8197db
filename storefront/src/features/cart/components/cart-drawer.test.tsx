import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { useCartStore } from '../store'
import CartDrawer from './cart-drawer'

it('promises free delivery on what is paid, not on what the code takes off', async () => {
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
      freeFrom={50}
      deliveryLine={null}
    />,
    { wrapper: MemoryRouter },
  )
  expect(await screen.findByText('Spend £5.00 more for free shipping')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeTruthy()
})
