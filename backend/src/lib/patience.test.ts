import type { MedusaContainer } from '@medusajs/framework/types'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { LATE, withPatience } from './patience'

function shop() {
  const logged: string[] = []
  const logger = { error: (line: string) => logged.push(line) }
  return { logged, scope: { resolve: () => logger } as unknown as MedusaContainer }
}
const refused = (afterMs: number) => sleep(afterMs).then(() => Promise.reject(new Error('Stripe is away')))

it('what is done in time is answered, and what fails in time is thrown', async () => {
  const { scope, logged } = shop()
  expect(await withPatience(scope, { name: 'A checkout', ms: 5000 }, Promise.resolve('order_1'))).toBe(
    'order_1',
  )
  await expect(withPatience(scope, { name: 'A checkout', ms: 5000 }, refused(1))).rejects.toThrow('away')
  expect(logged).toEqual([])
})

it('what takes longer goes on, and is logged where it fails in the end', async () => {
  const { scope, logged } = shop()
  let done = false
  const slow = sleep(60).then(() => (done = true))
  expect(await withPatience(scope, { name: 'A checkout', ms: 5 }, slow)).toBe(LATE)
  expect(done).toBe(false)
  expect(await slow).toBe(true)

  expect(await withPatience(scope, { name: 'A checkout', ms: 5 }, refused(60))).toBe(LATE)
  await expect.poll(() => logged).toEqual(['A checkout waits: Stripe is away'])
})
