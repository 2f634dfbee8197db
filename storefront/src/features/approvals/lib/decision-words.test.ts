import type { BulkResult } from '@caseloom/contract'
import { expect, test } from 'vitest'
import { bulkWords, processedWords, refusedWords, rejectedWords } from './decision-words'
import { orderCount } from './order-count'

test('what still goes on is not said to be done', () => {
  expect(processedWords('processed')).toBe('Order processed successfully!')
  expect(processedWords('processing')).toContain('goes on by itself')
  expect(rejectedWords('rejected')).toBe('Order rejected successfully')
  expect(rejectedWords('rejecting')).toContain('goes on by itself')
})

test('a decision on several orders tells what is done, what goes on and what failed', () => {
  const result = (ok: boolean, status: BulkResult['status']): BulkResult => ({
    id: 'x',
    ok,
    status,
    message: '',
  })
  const results = [
    result(true, 'processed'),
    result(true, 'processed'),
    result(true, 'processing'),
    result(false, 'prodigi_failed'),
  ]
  expect(bulkWords('process', results)).toEqual({
    done: '2 orders processed',
    goesOn: '1 order being processed, which goes on by itself',
    already: null,
    before: null,
    failed: '1 order could not be processed',
  })
  // Its money is still on the way back.
  expect(bulkWords('reject', [result(true, 'rejecting'), result(true, 'rejected')])).toEqual({
    done: '1 order rejected',
    goesOn: '1 order being rejected, which goes on by itself',
    already: null,
    before: null,
    failed: null,
  })
  // Somebody else was first, with the same decision or with another.
  const late = [result(false, 'processing'), result(false, 'processed'), result(false, 'rejected')]
  expect(bulkWords('process', late)).toEqual({
    done: null,
    goesOn: null,
    already: '1 order being processed already',
    before: '1 order processed already',
    failed: '1 order could not be processed',
  })
})

test('why a decision was refused is a sentence of its own', () => {
  const told =
    'This order is being rejected, and its payment is being given back. The present state is shown.'
  expect(refusedWords('This order is being rejected, and its payment is being given back')).toBe(told)
  expect(refusedWords('This order is being rejected, and its payment is being given back.')).toBe(told)
})

test('orders are counted as people write it', () => {
  expect([1, 2, 3000].map(orderCount)).toEqual(['1 order', '2 orders', '3,000 orders'])
})
