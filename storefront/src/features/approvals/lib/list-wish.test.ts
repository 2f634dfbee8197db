import { expect, test } from 'vitest'
import { inTab, isNarrowed, isShort, readWish, whyNone, writeWish } from './list-wish'

const read = (query: string) => readWish(new URLSearchParams(query))
const write = (query: string, change: Parameters<typeof writeWish>[1]) =>
  writeWish(new URLSearchParams(query), change).toString()

test('an address without wishes asks for the newest, page one', () => {
  expect(read('tab=pending')).toEqual({ search: '', from: '', to: '', sort: 'newest', page: 1 })
  expect(isNarrowed(read('tab=pending&sort=oldest&page=2'))).toBe(false)
  expect(isNarrowed(read('q=ann'))).toBe(true)
})

test('what makes no sense in it is left out', () => {
  for (const page of ['0', '-1', '1.5', 'abc', '1e9', '']) expect(read(`page=${page}`).page).toBe(1)
  expect(read('from=yesterday&to=2026-11-22')).toMatchObject({ from: '', to: '2026-11-22' })
  expect(read('sort=price').sort).toBe('newest')
  expect(read(`q=${'x'.repeat(300)}`).search).toHaveLength(100)
})

test('another wish starts at the first page and leaves the tab; the page alone keeps the wish', () => {
  expect(write('tab=failed&q=ann&page=3', { search: 'bob' })).toBe('tab=failed&q=bob')
  expect(write('tab=failed&q=ann', { page: 3 })).toBe('tab=failed&q=ann&page=3')
  expect(write('tab=failed&q=ann&page=3&from=2026-11-01', { search: '', from: '' })).toBe('tab=failed')
  expect(write('tab=pending&sort=oldest', { sort: 'newest' })).toBe('tab=pending')
})

test('another tab has the same words, days and order of the list, from its first page', () => {
  const leads = (query: string, tab: string) => inTab(new URLSearchParams(query), tab).toString()
  expect(leads('tab=pending&q=ann&from=2026-11-01&sort=oldest&page=3&order=order_1', 'all')).toBe(
    'tab=all&q=ann&from=2026-11-01&sort=oldest',
  )
  expect(leads('q=ann', 'failed')).toBe('q=ann&tab=failed')
})

test('one or two letters are few; an order’s number is not', () => {
  expect(['x', 'Ng', 'a1', 'Ngo', '12', '#1', ''].filter(isShort)).toEqual(['x', 'Ng', 'a1'])
})

test('an empty list is explained by days the wrong way round before anything else', () => {
  expect(whyNone(read('from=2026-11-22&to=2026-11-21&q=Ng'))).toContain('is a later day than')
  expect(whyNone(read('from=2026-11-22&to=2026-11-22'))).toContain('other days')
  expect(whyNone(read('from=2026-11-22&to=2026-11-22'))).not.toContain('is a later day than')
  expect(whyNone(read('from=2026-11-22&q=Ng'))).toContain('One or two letters')
})
