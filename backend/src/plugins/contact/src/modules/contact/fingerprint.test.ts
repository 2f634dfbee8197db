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
const morning = new Date('2026-11-22T08:00:00Z')
const print = fingerprintOf(message, morning)

test('the same words of the same sender on a day are one message', () => {
  const evening = new Date('2026-11-22T22:00:00Z')
  expect(fingerprintOf({ ...message, email: 'ADA@example.com', customerId: 'cus_1' }, evening)).toBe(print)
})

test('other words, another sender or another day are another', () => {
  expect(fingerprintOf(message, new Date('2026-11-23T08:00:00Z'))).not.toBe(print)
  for (const other of [{ email: 'bea@example.com' }, { message: 'Hello again' }, { category: 'orders' }])
    expect(fingerprintOf({ ...message, ...other }, morning)).not.toBe(print)
})
