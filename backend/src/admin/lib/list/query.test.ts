import { expect, it } from 'vitest'
import { lastPage } from './query'

it('a page that has no rows any more gives way to the last one that has', () => {
  const place = { rows: 0, count: 20, pageIndex: 1, pageSize: 20 }
  expect(lastPage(place)).toBe(0)
  expect(lastPage({ ...place, count: 21, pageIndex: 4 })).toBe(1)
  expect(lastPage({ ...place, rows: 1, count: 21 })).toBe(null)
  expect(lastPage({ ...place, count: 0 })).toBe(null)
  expect(lastPage({ ...place, pageIndex: 0 })).toBe(null)
})
