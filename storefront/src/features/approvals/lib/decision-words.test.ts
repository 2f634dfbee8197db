import type { BulkResult } from '@caseloom/contract'
import { expect, test } from 'vitest'
import { bulkWords, processedWords, rejectedWords } from './decision-words'
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
    failed: '1 order could not be processed',
  })
  // Its money is still on the way back.
  expect(bulkWords('reject', [result(true, 'rejecting'), result(true, 'rejected')])).toEqual({
    done: '1 order rejected',
    goesOn: '1 order being rejected, which goes on by itself',
    failed: null,
  })
})

test('orders are counted as people write it', () => {
  expect([1, 2, 3000].map(orderCount)).toEqual(['1 order', '2 orders', '3,000 orders'])
})
