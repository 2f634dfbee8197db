import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shopInfoQuery } from '../../api/get-shop-info'
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
