import { expect, it } from 'vitest'
import { nextWords } from './words'

const tier = { id: 'artist', name: 'Artist', colour: 'gold', discount: 15 } as const
const held = { tierId: 'artist', tier: 'Artist', reason: 'A trial', by: 'ann@example.com', until: null }

it('says how far it is to the next tier, or why there is none', () => {
  const next = { name: 'Master', missing: 3 }
  expect(nextWords({ tier, next, hold: null })).toBe('3 more to Master')
  expect(nextWords({ tier, next, hold: { ...held, mode: 'at_least' } })).toBe('3 more to Master')
  expect(nextWords({ tier, next: null, hold: null })).toBe('The highest tier')
  expect(nextWords({ tier, next: null, hold: { ...held, mode: 'exactly' } })).toBe(
    'More designs change nothing while it is held',
  )
})
