import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allowStorage, REFUSALS, type Refusal } from '~/testing/refusing-storage'

const REFUSED = Object.keys(REFUSALS) as Refusal[]

/** As a page that was just loaded. */
const load = () => {
  vi.resetModules()
  return import('./table-mark')
}
beforeEach(() => sessionStorage.clear())
afterEach(allowStorage)

test('a tab keeps its mark when it is reloaded, until somebody leaves', async () => {
  const { tableMark } = await load()
  const mark = tableMark()
  expect(tableMark()).toBe(mark)
  const { tableMark: reloaded, renewMark } = await load()
  expect(reloaded()).toBe(mark)
  renewMark()
  const next = reloaded()
  expect(next).not.toBe(mark)
  expect((await load()).tableMark()).toBe(next)
})

test.each(REFUSED)('with %s it lasts as long as the page', async (refusal) => {
  REFUSALS[refusal]()
  const { tableMark, renewMark } = await load()
  const mark = tableMark()
  expect(tableMark()).toBe(mark)
  renewMark()
  expect(tableMark()).not.toBe(mark)
  expect(tableMark()).toBe(tableMark())
})

test('what forgets all that is stored of the studio renews it as well', async () => {
  const { tableMark, MARK_NAME } = await load()
  const mark = tableMark()
  sessionStorage.removeItem(MARK_NAME)
  expect(tableMark()).not.toBe(mark)
})
