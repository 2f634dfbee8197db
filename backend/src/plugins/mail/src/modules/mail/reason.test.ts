import { expect, it } from 'vitest'
import { plainReason } from './reason'

it('tells why without Medusa’s wrapping and without anybody’s address', () => {
  const wrapped = new Error(
    'Failed to send notification with id noti_01:\nRejected: 550 5.1.1 <ann@example.com>: unknown,\r\n see ann@example.com',
  )
  expect(plainReason(wrapped)).toBe('Rejected: 550 5.1.1 <(address)>: unknown, see (address)')
  expect(plainReason('no error')).toBe('no error')
})
