import { describe, expect, it } from 'vitest'
import { isOver, openOrders } from './open-order'

describe('an order is over', () => {
  it.each([
    ['rejected', null],
    ['cancelled', null],
    ['processed', 'delivered'],
    ['processed', 'complete'],
  ] as const)('once it is %s, and its print %s', (approval, print) => {
    expect(isOver(approval, print)).toBe(true)
    expect(openOrders('?')).toContain(`'${approval}/${print ?? ''}'`)
  })

  it.each([
    ['pending_admin_approval', null],
    ['adjustment_requested', null],
    ['processing', null],
    ['processed', null],
    ['processed', 'shipped'],
    ['fulfillment_failed', 'cancelled'],
    // The shop follows in a moment.
    ['processed', 'cancelled'],
    // The money is still on its way back.
    ['rejecting', null],
    ['cancelling', null],
  ] as const)('not while it is %s, and its print %s', (approval, print) => {
    expect(isOver(approval, print)).toBe(false)
    expect(openOrders('?')).not.toContain(`'${approval}/${print ?? ''}'`)
  })
})
