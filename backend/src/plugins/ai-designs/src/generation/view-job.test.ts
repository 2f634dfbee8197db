import { expect, it } from 'vitest'
import { enhanced } from './view-job'

it('tells how it was drawn only where that is more than the customer said', () => {
  expect(enhanced('a lake. Bold flat illustration.', 'a lake')).toBe('a lake. Bold flat illustration.')
  expect([enhanced('a lake.', 'a lake'), enhanced('a lake', 'a lake. '), enhanced('', 'a lake')]).toEqual([
    null,
    null,
    null,
  ])
})
