import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { coalesce } from './coalesce'

it('shares runs, yet begins one after the last call', async () => {
  const begun: number[] = []
  const run = coalesce(async (argument: number) => {
    begun.push(argument)
    await sleep(5)
  })
  await Promise.all([run(1), run(2), run(3), run(4)])
  expect(begun).toEqual([1, 2])
  await run(5)
  expect(begun).toEqual([1, 2, 5])
})

it('goes on after a run that failed, and tells only those who shared it', async () => {
  let runs = 0
  const run = coalesce(async () => {
    runs += 1
    await sleep(1)
    if (runs === 1) throw new Error('first')
  })
  const [first, second] = await Promise.allSettled([run(null), run(null)])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
})
