import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, it } from 'vitest'
import { forgetPaths } from './forgotten-paths'

let Finder: ReturnType<typeof forgetPaths>
beforeAll(() => {
  Finder = forgetPaths()
})

const ORDER = { matcher: '/admin/orders/:id', method: 'GET' }
const MB = 1_000_000
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
function kept(): number {
  collect()
  return process.memoryUsage().heapUsed
}

it('keeps no more of the paths that are asked for, however many they are', () => {
  const finder = new Finder()
  finder.add(ORDER)
  const before = kept()
  for (let at = 0; at < 20_000; at += 1) finder.find(`/admin/${at}/${'x'.repeat(5000)}`, 'GET')
  expect(kept() - before).toBeLessThan(10 * MB)
  // Still in use: it is not what was collected.
  expect(finder.find('/admin/orders/order_1', 'GET')).toMatchObject(ORDER)
})

it('finds the same routes after it has forgotten, and those that were added since', () => {
  const finder = new Finder()
  finder.add(ORDER)
  for (let at = 0; at < 300; at += 1) finder.find('x'.repeat(5000), 'GET')
  expect(finder.find('/admin/orders/order_1', 'GET')).toMatchObject(ORDER)
  expect(finder.find('/admin/orders/order_1', 'POST')).toBeNull()
  const added = { matcher: '/admin/returns', method: 'GET' }
  finder.add(added)
  expect(finder.find('/admin/returns', 'GET')).toMatchObject(added)
  expect(finder.find('/admin/orders/order_2', 'GET')).toMatchObject(ORDER)
})
