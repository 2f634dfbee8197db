import { expect, test } from 'vitest'
import { shortReference } from '~/lib/short-reference'
import { cancelledWords, freshStatus, pollAfter, shownStatus, statusLabel } from './status'

test('labels', () => {
  expect(statusLabel('in_transit')).toBe('In Transit')
  expect(statusLabel('IN_PROGRESS')).toBe('In Progress')
  expect(statusLabel('shipped')).toBe('Shipped')
  expect(statusLabel('on_hold')).toBe('On hold')
  expect(statusLabel(null)).toBe('Processing')
  expect(shownStatus({ status: '', prodigiOrderStatus: 'shipped' })).toBe('shipped')
})

test('the fresh word of the printer stands before what was stored', () => {
  const stored = { status: 'processing', prodigiOrderStatus: 'in_progress' }
  expect(freshStatus({ ...stored, prodigiStatus: 'shipped' })).toBe('shipped')
  expect(freshStatus({ ...stored, prodigiStatus: null })).toBe('processing')
})

test('what is at the printer or in the post is asked for seldom, and what waits for somebody often', () => {
  expect(pollAfter(['pending_admin_approval', 'shipped', 'complete'])).toBe(4000)
  for (const status of ['processing', 'prodigi_failed', 'cancelling']) expect(pollAfter([status])).toBe(4000)
  for (const status of ['in_progress', 'manufacturing', 'shipped', 'in_transit'])
    expect(pollAfter([status, 'complete'])).toBeGreaterThanOrEqual(30_000)
})

test('the end of an order ends the asking', () => {
  for (const status of ['delivered', 'rejected', 'cancelled', 'complete'])
    expect(pollAfter([status])).toBe(false)
  expect(pollAfter([])).toBe(false)
})

test('an order is said to be cancelled when it is', () => {
  expect(cancelledWords('cancelled')).toBe('Your order is cancelled')
  expect(cancelledWords('cancelling')).toContain('is being cancelled; your payment follows by itself')
})

test('references of more than twenty characters are shortened', () => {
  expect(shortReference('12345678901234567890')).toBe('12345678901234567890')
  expect(shortReference('cs_test_a1b2c3d4e5f6g7h8')).toBe('cs_test_…g7h8')
})
