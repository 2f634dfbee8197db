import { expect, it } from 'vitest'
import { messageIdOf } from './message-id'

it('names the same mail the same way, in the sender’s domain', () => {
  const from = 'Caseloom <hello@caseloom.test>'
  expect(messageIdOf('welcome:cus_1', from)).toBe(messageIdOf('welcome:cus_1', from))
  expect(messageIdOf('welcome:cus_1', from)).not.toBe(messageIdOf('welcome:cus_2', from))
  expect(messageIdOf('welcome:cus_1', from)).toMatch(/^<[0-9a-f]{40}@caseloom\.test>$/)
  expect(messageIdOf('welcome:cus_1', 'hello@shop.example')).toMatch(/@shop\.example>$/)
})
