import { describe, expect, it } from 'vitest'
import { countQuery, pageQuery, searchQuery } from './design-lists'

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

describe('a page of designs', () => {
  it.each([{ customerId: 'c1' }, { guestKeyHash: 'g1' }, { customerId: 'c1', guestKeyHash: 'g1' }, {}])(
    'of owner %j binds as many values as it has marks',
    (owner) => {
      for (const total of [3, 30_000]) {
        const { sql, values } = pageQuery(
          { set: { owner }, viewerId: 'c1', search: 'fox', sort: 'newest', page: 2, limit: 20 },
          total,
        )
        expect(values).toHaveLength(marks(sql))
        expect(sql).not.toContain('published_at desc')
        expect(sql.includes('materialized')).toBe(total === 3)
      }
    },
  )

  it('of nobody is empty', () => expect(countQuery({ set: { owner: {} } }).sql).toContain('and false'))
})
