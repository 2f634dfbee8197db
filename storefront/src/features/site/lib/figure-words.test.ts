import { expect, it } from 'vitest'
import { atLeast, figureWords } from './figure-words'

it.each([
  [10, '10+'],
  [99, '99+'],
  [100, '100+'],
  [138, '130+'],
  [1234, '1,200+'],
  [98_765, '98,000+'],
])('of %i it says %s', (count, words) => expect(atLeast(count)).toBe(words))

const demo = { sample: true, customers: 100, cases: 100, rating: 4.9, satisfaction: 99 }

it('says what the specification says of the demo', () => {
  expect(figureWords(demo)).toEqual([
    ['100+', 'Happy Customers'],
    ['100+', 'Cases Created'],
    ['4.9/5', 'Customer Rating'],
    ['99%', 'Satisfaction Rate'],
  ])
})

it('leaves out what is not known, and rounds nothing up', () => {
  expect(figureWords({ ...demo, customers: null, rating: 4.96, satisfaction: null })).toEqual([
    ['100+', 'Cases Created'],
    ['4.9/5', 'Customer Rating'],
  ])
})
