import { beforeEach, expect, test } from 'vitest'
import { paidLines, recallPaying, rememberPaying } from './paying'

const KEY = 'caseloom_paying'
beforeEach(() => sessionStorage.clear())
const of = (id: string, quantity = 1) => ({ id, quantity })
const sum = (total: number) => ({ subtotal: total, discount: null, total })

test('each payment page of a tab is remembered with its own lines', () => {
  rememberPaying('cs_1', sum(12), [of('a')])
  rememberPaying('cs_2', sum(15), [of('b', 3)])
  expect([paidLines('cs_1'), paidLines('cs_2'), paidLines('cs_3')]).toEqual([[of('a')], [of('b', 3)], []])
  expect([recallPaying('cs_1', 12)?.total, recallPaying('cs_1', 15)]).toEqual([12, null])
  rememberPaying('cs_1', sum(24), [of('a'), of('c')])
  expect(paidLines('cs_1')).toEqual([of('a'), of('c')])
})

test('only the last few are kept', () => {
  for (const each of [1, 2, 3, 4, 5, 6]) rememberPaying(`cs_${each}`, sum(each), [])
  expect([paidLines('cs_1'), paidLines('cs_2'), paidLines('cs_6')]).toEqual([[], [], []])
})

test.each([
  '',
  '{',
  'null',
  '"text"',
  '[null,7,[]]',
  '{"subtotal":12,"total":12,"lines":["a"]}',
  '[{"sessionId":"cs_1","lines":["a",null,{"id":"b"},{"id":7,"quantity":1}]}]',
])('%s, as something else left it there, is of no payment and in nobody’s way', (text) => {
  sessionStorage.setItem(KEY, text)
  expect(paidLines('cs_1')).toEqual([])
  expect(recallPaying('cs_1', 12)).toBeNull()
  rememberPaying('cs_1', sum(12), [of('b')])
  expect(paidLines('cs_1')).toEqual([of('b')])
})
