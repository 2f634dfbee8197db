import { describe, expect, it } from 'vitest'
import { isLoopback, isPublic } from './public-address'

describe('public addresses', () => {
  it.each(['8.8.8.8', '104.18.6.192', '2606:4700::6812:1', '2a00:1450:4009::5'])('takes %s', (address) => {
    expect(isPublic(address)).toBe(true)
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    'localhost',
    '2130706433',
    '',
  ])('refuses %s', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  it('knows this machine', () => {
    expect(['127.0.0.1', '127.1.2.3', '::1'].every(isLoopback)).toBe(true)
    expect(['8.8.8.8', '10.0.0.1', 'localhost'].some(isLoopback)).toBe(false)
  })
})
