import { describe, expect, it } from 'vitest'
import { pageHeaders } from './page-headers'

describe('pageHeaders', () => {
  it('names the other pages with the same question', () => {
    const headers = pageHeaders(
      '/api/products',
      { search: 'a & b', device: undefined },
      { page: 2, limit: 2, total: 5 },
    )
    expect(headers['X-Total-Count']).toBe('5')
    const link = (page: number, rel: string) =>
      `</api/products?search=a+%26+b&page=${page}&limit=2>; rel="${rel}"`
    expect(headers.Link).toBe(
      [link(1, 'first'), link(1, 'prev'), link(3, 'next'), link(3, 'last')].join(', '),
    )
  })
  it('leads back from beyond the end, and nowhere from an empty list', () => {
    expect(pageHeaders('/p', {}, { page: 9, limit: 2, total: 3 }).Link).toBe(
      '</p?page=1&limit=2>; rel="first", </p?page=2&limit=2>; rel="prev", </p?page=2&limit=2>; rel="last"',
    )
    expect(pageHeaders('/p', {}, { page: 1, limit: 2, total: 0 }).Link).toBe(
      '</p?page=1&limit=2>; rel="first", </p?page=1&limit=2>; rel="last"',
    )
  })
})
