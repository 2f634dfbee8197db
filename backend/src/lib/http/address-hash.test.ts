import { expect, it } from 'vitest'
import { addressHash } from './address-hash'

const hash = (address: string, secret = 'one secret') => addressHash(address, secret)

it('keeps no address and needs the secret', () => {
  expect(hash('203.0.113.7')).toMatch(/^[0-9a-f]{32}$/)
  expect(hash('203.0.113.7')).toBe(hash('203.0.113.7'))
  expect(hash('203.0.113.7')).not.toBe(hash('203.0.113.8'))
  expect(hash('203.0.113.7')).not.toBe(hash('203.0.113.7', 'another secret'))
})

it('takes a whole /64 of IPv6 as one', () => {
  expect(hash('2001:db8:1:2::1')).toBe(hash('2001:0DB8:0001:0002:ffff:1:2:3'))
  expect(hash('2001:db8:1:2::1')).not.toBe(hash('2001:db8:1:3::1'))
  expect(hash('2001:db8::1')).toBe(hash('2001:db8:0:0:9::'))
  expect(hash('fe80::1%eth0')).toBe(hash('fe80::2'))
  expect(hash('::1')).not.toBe(hash('1::1'))
})
