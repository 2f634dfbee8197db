import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Limiter } from './limiter'

it('runs no more tasks at a time than it may, and all of them, failures too', async () => {
  const limiter = new Limiter(2)
  let [running, most] = [0, 0]
  const task = async (i: number): Promise<number> => {
    running += 1
    most = Math.max(most, running)
    await sleep(5)
    running -= 1
    if (i === 3) throw new Error('third')
    return i
  }
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((i) => limiter.run(() => task(i))))
  expect(most).toBe(2)
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})
