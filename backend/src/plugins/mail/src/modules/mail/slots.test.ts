import { expect, it } from 'vitest'
import { atMost } from './slots'

it('lets no more run than it may, in the order they came, and goes on after a failure', async () => {
  const inTurn = atMost(2)
  let running = 0
  let most = 0
  const begun: number[] = []
  const work = (index: number) =>
    inTurn(async () => {
      begun.push(index)
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 3))
      running -= 1
      if (index === 1) throw new Error('one of them')
      return index
    })
  const ended = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work))
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  expect(ended.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array<string>(4).fill('fulfilled'),
  ])
  expect(await inTurn(async () => 'again')).toBe('again')
})
