import { expect, it } from 'vitest'
import { tierBody, type AdminTier } from '../../../lib/membership/admin-page'
import { bodyOf, draftOf } from './draft'

const tier: AdminTier = {
  ...{ id: 'mtier_1', name: 'Explorer', description: 'Keeps coming back', minDesigns: 6, discount: 5 },
  ...{ icon: 'compass', colour: 'bronze', benefits: ['A badge', 'A thank-you'], version: 3 },
  ...{ groupId: null, promotionId: null, members: 0 },
}

it('sends what it was given, unless it was changed', () => {
  const { id: _id, groupId: _group, promotionId: _promotion, members: _members, ...said } = tier
  expect(bodyOf(draftOf(tier), tier.version)).toEqual(said)
})

it('takes a benefit a line, and no empty ones', () => {
  expect(bodyOf({ ...draftOf(tier), benefits: ' One \n\n  Two\n' }, null).benefits).toEqual(['One', 'Two'])
})

it.each(['', '-1', '2.5', 'many', '1e3'])('has the server refuse “%s” designs', (minDesigns) => {
  const parsed = tierBody.safeParse(bodyOf({ ...draftOf(tier), minDesigns }, 1))
  expect(parsed.error?.issues[0]?.message).toBe('From how many designs on: give a whole number')
})
