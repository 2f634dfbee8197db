import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MemoryRouter } from 'react-router'
import { makeShop } from '~/testing/make-shop'
import { shopInfoQuery } from '../../api/get-shop-info'
import { deliveryTimes } from '../../lib/delivery-times'
import { terms } from '../content/terms'
import { RefundTimes } from './refund-times'

test.each([
  [['VISA', 'PP'], true],
  [['VISA', 'MC'], false],
])('of a shop that takes %j, PayPal is named: %s', (marks, named) => {
  const client = new QueryClient()
  client.setQueryData(shopInfoQuery().queryKey, { payment: { marks } } as never)
  render(
    <QueryClientProvider client={client}>
      <RefundTimes />
    </QueryClientProvider>,
  )
  expect(screen.queryByText('PayPal') !== null).toBe(named)
  expect(screen.getByText('Card, Apple Pay, Google Pay')).toBeTruthy()
})

test('the terms promise the time of delivery that every page promises: the printing, then the carrier’s', () => {
  const shop = makeShop([{ name: 'Basic', price: 2.1, days: '5-7 business days', freeFrom: 50 }])
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(shopInfoQuery().queryKey, shop)
  const { container } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{terms.sections.find(({ id }) => id === 'delivery-and-returns')?.body}</MemoryRouter>
    </QueryClientProvider>,
  )
  const times = (text: string | null) => text?.match(/[\d-]+ (?:hours|business days)/g)
  expect(times(container.textContent)).toEqual(times(deliveryTimes(shop)))
})
