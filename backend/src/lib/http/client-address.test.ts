import type { MedusaRequest } from '@medusajs/framework/http'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address'

const call = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, get: () => forwarded }) as unknown as MedusaRequest

it('believes a forwarded address only from a server beside us', () => {
  expect(clientAddress(call('::ffff:127.0.0.1', '9.9.9.9, 8.8.8.8'))).toBe('8.8.8.8')
  expect(clientAddress(call('10.1.2.3', '8.8.8.8'))).toBe('8.8.8.8')
  expect(clientAddress(call('203.0.113.5', '8.8.8.8'))).toBe('203.0.113.5')
  expect(clientAddress(call('172.32.0.1', '8.8.8.8'))).toBe('172.32.0.1')
  expect(clientAddress(call('::1'))).toBe('::1')
})
