import type { Membership } from '@caseloom/contract'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CurrentStatus } from './current-status'

const tiers = [
  { id: 'starter', name: 'Starter', minDesigns: 0 },
  { id: 'explorer', name: 'Explorer', minDesigns: 6 },
]
const shown = (given: object) => {
  const membership = { tier: tiers[0], tiers, designCount: 8, nextTier: null, held: null, progress: 100 }
  return render(<CurrentStatus membership={{ ...membership, ...given } as unknown as Membership} />).container
    .textContent
}

it('says that a tier stays where the shop holds a customer below what they made', () => {
  const words = shown({ held: { until: null } })
  expect(words).toContain('This tier stays as it is, however many designs you make.We gave you this tier.')
  expect(words).not.toMatch(/Next:|highest/)
})

it('calls the highest tier so', () => {
  expect(shown({ tier: tiers[1] })).toContain('This is the highest tier there is.')
})
