import { act, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { snap } from '~/testing/snap'
import { useCartStore } from '../store'
import { PayingSummary } from './paying-summary'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  useCartStore.setState(useCartStore.getInitialState(), true)
  useCartStore.getState().addItem({
    productId: 2,
    name: 'Tough Cover',
    price: 15,
    quantity: 2,
    device: 'iPhone 13',
    color: 'Matte',
    sku: 's',
    customizations: null,
  })
})

const summary = () => within(screen.getByRole('region', { name: 'Order summary' }))

it('leaves delivery to the payment page where there is one', () => {
  render(<PayingSummary sessionId="cs_1" atStripe />)
  expect(summary().getByText('Calculated by Stripe')).toBeTruthy()
  expect(summary().getByText('iPhone 13', { exact: false }).textContent).toBe('iPhone 13 · Quantity 2')
})

it('speaks of no payment page where there was nothing to pay', () => {
  render(<PayingSummary sessionId="cs_1" atStripe={false} />)
  expect(summary().getByText('Free')).toBeTruthy()
  expect(screen.queryByText(/Stripe/)).toBeNull()
})

it('shows what a code takes off, and sums it up', () => {
  useCartStore.getState().applyPromo({ code: 'SAVE10', percent: 10 }, { silent: true })
  render(<PayingSummary sessionId="cs_1" atStripe />)
  expect(summary().getByText('−£3.00')).toBeTruthy()
  expect(summary().getByText('£27.00')).toBeTruthy()
})

it('says which design is by AI', () => {
  const own = { designId: 'd1', designName: 'Fox', aiGenerated: false, recipeHash: 'a' }
  useCartStore.getState().addItem(snap({ customizations: own }))
  useCartStore
    .getState()
    .addItem(snap({ productId: 3, customizations: { ...own, recipeHash: 'b', aiGenerated: true } }))
  render(<PayingSummary sessionId="cs_1" atStripe />)
  const marked = summary()
    .getAllByRole('listitem')
    .map((line) => within(line).queryByText('AI') !== null)
  expect(marked).toEqual([false, false, true])
})

it('goes on showing what is being paid for, though the cart was emptied before the outcome is known', () => {
  useCartStore.getState().applyPromo({ code: 'SAVE10', percent: 10 }, { silent: true })
  render(<PayingSummary sessionId="cs_1" atStripe />)
  act(() => useCartStore.setState({ items: [], subtotal: 0, promoDiscount: 0, total: 0 }))
  expect(summary().getByText('Tough Cover')).toBeTruthy()
  expect(summary().getByText('£27.00')).toBeTruthy()
})
