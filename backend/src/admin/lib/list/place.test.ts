import { expect, it } from 'vitest'
import { readPlace, writePlace, type ListPlace } from './place'

const WAITING = { status: ['pending_admin_approval', 'prodigi_failed'] }
const FILTERS = ['status', 'kind', 'line', 'reason']
const back = (place: ListPlace) =>
  readPlace(new URLSearchParams(writePlace(place, WAITING).toString()), FILTERS, WAITING)

it.each<[string, ListPlace]>([
  ['what a list begins with', { search: '', filtering: WAITING, pageIndex: 0 }],
  ['a search on a later page', { search: 'Ada & Söhne', filtering: WAITING, pageIndex: 3 }],
  ['other filters', { search: '', filtering: { status: ['rejected'] }, pageIndex: 0 }],
  ['no filter', { search: '', filtering: {}, pageIndex: 1 }],
  ['a filter of one value', { search: '', filtering: { kind: 'products' }, pageIndex: 0 }],
])('%s is found again in the address', (_what, place) => {
  expect(back(place)).toEqual(place)
})

it('an address says nothing of what a list begins with', () => {
  expect(writePlace({ search: '', filtering: WAITING, pageIndex: 0 }, WAITING).toString()).toBe('')
  expect(readPlace(new URLSearchParams(), FILTERS, WAITING).filtering).toBe(WAITING)
})

it('a filter that was taken away again is none', () => {
  const place = { search: '', filtering: { line: undefined }, pageIndex: 0 }
  expect(writePlace(place, {}).toString()).toBe('')
  expect(back(place).filtering).toEqual({})
})

it('a link to some rows of a list is read, and one that makes no sense shows the first page', () => {
  expect(readPlace(new URLSearchParams('line=snap&reason=any&from=a-mail'), FILTERS, {})).toEqual({
    search: '',
    filtering: { line: 'snap', reason: 'any' },
    pageIndex: 0,
  })
  for (const page of ['0', '-1', 'x', '1.5', ''])
    expect(readPlace(new URLSearchParams({ page, status: '[' }), FILTERS, {})).toMatchObject({
      pageIndex: 0,
      filtering: { status: '[' },
    })
})
