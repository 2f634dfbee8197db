import { expect, test } from 'vitest'
import { shortReference } from '~/lib/short-reference'
import { freshStatus, isOpen, shownStatus, statusLabel } from './status'

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
