import { expect, it } from 'vitest'
import { linkAddress } from './link-address'

it.each([
  ['https://a.test/b?c=1', 'https://a.test/b?c=1'],
  ['a.test', 'https://a.test/'],
  ['/returns', '/returns'],
  ['help@a.test', 'mailto:help@a.test'],
  ['mailto:help@a.test', 'mailto:help@a.test'],
  ['http://a.test', null],
  ['//a.test', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['', null],
  ['two words', null],
])('%j leads to %j', (typed, href) => {
  expect(linkAddress(typed)).toBe(href)
})
