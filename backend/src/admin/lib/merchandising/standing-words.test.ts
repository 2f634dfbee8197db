import { expect, it } from 'vitest'
import { hasPage, savedWords } from './standing-words'

it('says that the shop shows a product only where it does', () => {
  expect(savedWords('Snap', 'shown')).toBe('The shop shows Snap as you wrote it.')
  expect(savedWords('Snap', 'nothing_buyable')).toBe('The shop shows Snap as you wrote it.')
  expect(savedWords('Snap', 'no_price')).toBe('Snap is without a price in pounds: shoppers don’t see it yet.')
  const standings = ['draft', 'not_in_channel', 'no_price', 'nothing_buyable', 'shown'] as const
  expect(standings.map(hasPage)).toEqual([false, false, false, true, true])
})
