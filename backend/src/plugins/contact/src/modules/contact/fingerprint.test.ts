import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint'

const message = {
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A case',
  message: 'Hello',
  category: 'general',
  customerId: null,
}
const print = fingerprintOf(message)

test('the same words of the same sender are the same, signed in or not', () => {
  expect(fingerprintOf({ ...message, email: 'ADA@example.com', customerId: 'cus_1' })).toBe(print)
})

test('other words or another sender are another', () => {
  for (const other of [{ email: 'bea@example.com' }, { message: 'Hello again' }, { category: 'orders' }])
    expect(fingerprintOf({ ...message, ...other })).not.toBe(print)
})
