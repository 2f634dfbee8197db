import { describe, expect, it } from 'vitest'
import { countQuery, foundQuery, pageQuery, searchQuery } from './design-lists'

const marks = (sql: string) => sql.split('?').length - 1

describe('searching designs', () => {
  it.each([
    ['fox', 'fox:*'],
    ['  Red  FOXES, running ', 'red:* & foxes:* & running:*'],
    ["o'clock & (moon | !sun):*", 'o:* & clock:* & moon:* & sun:*'],
    ['カフェ 2', 'カフェ:* & 2:*'],
    ['a b c d e f g h i j', 'a:* & b:* & c:* & d:* & e:* & f:* & g:* & h:*'],
    ['%%% -- ;', null],
  ])('%j looks for %j', (typed, query) => expect(searchQuery(typed)).toBe(query))

  it('finds nothing for what holds no word, rather than everything', () => {
    expect(countQuery({ set: 'gallery', search: '%%%' }).sql).toContain('where false')
  })
})

const owners = [{ customerId: 'c1' }, { guestKeyHash: 'g1' }, { customerId: 'c1', guestKeyHash: 'g1' }, {}]

describe('a page of designs', () => {
  it.each(owners)('of owner %j binds as many values as it has marks', (owner) => {
    const wish = { set: { owner }, viewerId: 'c1', sort: 'newest', page: 2, limit: 20 } as const
    for (const { sql, values } of [pageQuery(wish), foundQuery({ ...wish, search: 'fox' })]) {
      expect(values).toHaveLength(marks(sql))
      expect(sql).not.toContain('published_at desc')
    }
  })

  it('of account and browser is cut from each in its own order', () => {
    const wish = { viewerId: 'c1', sort: 'popular', page: 3, limit: 20 } as const
    const owner = { customerId: 'c1', guestKeyHash: 'g1' }
    const { sql, values } = pageQuery({ ...wish, set: { owner } })
    expect(sql.match(/like_count desc, d\.created_at desc, d\.id desc limit/g)).toHaveLength(3)
    expect(values).toEqual(['c1', 'c1', 60, 'g1', 60, 20, 40])
  })

  it('of a search binds its words before whoever looks', () => {
    const wish = {
      set: 'gallery',
      viewerId: 'c1',
      search: 'fox',
      sort: 'popular',
      page: 2,
      limit: 20,
    } as const
    const { sql, values } = foundQuery(wish)
    expect(values).toEqual(['fox:*', 'c1', 20, 20])
    expect(sql.indexOf('to_tsquery')).toBeLessThan(sql.indexOf('l.customer_id = ?'))
  })

  it('of nobody is empty', () => expect(countQuery({ set: { owner: {} } }).sql).toContain('and false'))
})
