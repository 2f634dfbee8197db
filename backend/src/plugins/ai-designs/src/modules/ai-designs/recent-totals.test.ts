import { expect, it } from 'vitest'
import { RecentTotals } from './recent-totals'

function counter(...totals: number[]) {
  let times = 0
  const count = () => Promise.resolve(totals[Math.min(times++, totals.length - 1)] ?? 0)
  return { count, times: () => times }
}

it('counts a long list once in ten seconds, for callers at once too', async () => {
  const totals = new RecentTotals()
  const { count, times } = counter(5_000, 5_001)
  expect(await Promise.all([totals.total('', count, 0), totals.total('', count, 0)])).toEqual([5_000, 5_000])
  expect(await totals.total('', count, 9_999)).toBe(5_000)
  expect(times()).toBe(1)
  expect(await totals.total('', count, 10_001)).toBe(5_001)
})

it('counts a short list every time, and each search for itself', async () => {
  const totals = new RecentTotals()
  const { count } = counter(3, 4)
  expect([await totals.total('fox', count, 0), await totals.total('fox', count, 1)]).toEqual([3, 4])
  const many = counter(2_001)
  await totals.total('', many.count, 0)
  expect(await totals.total('fox', count, 2)).toBe(4)
})

it('tells of a failed count and tries again', async () => {
  const totals = new RecentTotals()
  await expect(totals.total('', () => Promise.reject(new Error('down')), 0)).rejects.toThrow('down')
  expect(await totals.total('', () => Promise.resolve(7), 0)).toBe(7)
})

it('remembers which words find much, until they do no more', async () => {
  const totals = new RecentTotals()
  totals.note('fox', 5_000, 0)
  totals.note('axolotl', 1, 0)
  expect([totals.isLong('fox'), totals.isLong('axolotl')]).toEqual([true, false])
  expect(await totals.total('fox', () => Promise.reject(new Error('not asked')), 9_999)).toBe(5_000)
  expect(await totals.total('fox', () => Promise.resolve(9), 10_001)).toBe(9)
  expect(totals.isLong('fox')).toBe(false)
})
