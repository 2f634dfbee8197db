import { expect, test } from 'vitest'
import { customerOf } from './customer-of'

test.each([
  ['Ada Byron', 'ada@example.com', 'Ada Byron'],
  ['', 'ada@example.com', 'ada@example.com'],
  ['', '', 'Account deleted'],
])('%j, %j is shown as %j', (customerName, customerEmail, shown) => {
  expect(customerOf({ customerName, customerEmail })).toBe(shown)
})
