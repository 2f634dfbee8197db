import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-errors'
import { buildUrl } from './api-wire'
import { formatDate, toDate } from './dates'
import { formatMoney, percentOf, toPence } from './money'
import { formatCount } from './numbers'
import { worthRetrying } from './query-client'

test('money', () => {
  expect(formatMoney(12)).toBe('£12.00')
  expect(formatMoney(1234.5)).toBe('£1,234.50')
  const british = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
  for (const pounds of [0, 0.05, 0.5, 9.99, 19.99, 999.99, 1000, 1234567.8, -3, -0.01, -12345.67])
    expect(formatMoney(pounds)).toBe(british.format(pounds))
  expect(toPence(19.99)).toBe(1999)
  expect(toPence(1.005 * 100)).toBe(10050)
  expect(percentOf(2029, 25)).toBe(507)
})

test('counts', () => {
  for (const count of [0, 7, 999, 1000, 54321, 1234567, -1234])
    expect(formatCount(count)).toBe(count.toLocaleString('en-GB'))
})

test('dates of every kind, in British time', () => {
  expect(formatDate('2026-06-30T23:30:00Z')).toBe('1 Jul 2026')
  expect(formatDate({ seconds: 1_782_862_200 })).toBe(formatDate('2026-06-30T23:30:00Z'))
  expect(toDate(1_782_862_200)).toEqual(toDate(1_782_862_200_000))
  expect(formatDate('not a date')).toBe('–')
  expect(formatDate(null)).toBe('–')
})

test('addresses of calls', () => {
  expect(buildUrl('/order/{id}', { id: 'a/b' })).toBe('/api/order/a%2Fb')
  expect(buildUrl('/orders', undefined, { email: 'a+b@c.d', page: 2, search: undefined })).toBe(
    '/api/orders?email=a%2Bb%40c.d&page=2',
  )
})

test('only what may pass by itself is tried again', () => {
  const api = (status: number) => new ApiError({ code: 'internal', status, message: 'x' })
  expect(worthRetrying(0, new NetworkError('offline'))).toBe(true)
  expect(worthRetrying(0, api(503))).toBe(true)
  expect(worthRetrying(0, api(404))).toBe(false)
  expect(worthRetrying(2, api(503))).toBe(false)
})
