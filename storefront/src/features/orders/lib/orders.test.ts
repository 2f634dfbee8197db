import { expect, test } from 'vitest'
import { shortReference } from '~/lib/short-reference'
import { freshStatus, isOpen, shownStatus, statusLabel } from './status'
import { timelineOf } from './timeline'

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

test('the end of an order ends the asking', () => {
  expect(['pending_admin_approval', 'prodigi_failed', 'shipped'].map(isOpen)).toEqual([true, true, true])
  expect(['delivered', 'rejected', 'cancelled', 'complete'].map(isOpen)).toEqual([false, false, false, false])
})

test('references of more than twenty characters are shortened', () => {
  expect(shortReference('12345678901234567890')).toBe('12345678901234567890')
  expect(shortReference('cs_test_a1b2c3d4e5f6g7h8')).toBe('cs_test_…g7h8')
})

test.each([
  ['pending_admin_approval', false, 'placed'],
  ['processing', false, 'processing'],
  ['processing', true, 'manufacturing'],
  ['manufacturing', true, 'manufacturing'],
  ['shipped', true, 'shipped'],
  ['in_transit', true, 'shipped'],
  ['delivered', true, 'final'],
  ['complete', true, 'final'],
] as const)('%s (with the print provider: %s) stands at %s', (status, hasProviderOrder, current) => {
  const steps = timelineOf(status, hasProviderOrder)
  const at = steps.findIndex((step) => step.current)
  expect(steps[at]?.key).toBe(current)
  expect(steps.map((step) => step.done)).toEqual(steps.map((_, index) => index <= at))
})
