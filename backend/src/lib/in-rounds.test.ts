import { expect, it } from 'vitest'
import { inRounds } from './in-rounds'

/** So many that are due, of which some stay so whatever is done about them. */
async function worked(many: number, more: { stuck?: number; forMs?: number; ms?: number } = {}) {
  const { stuck = 0, forMs = 5000, ms = 0 } = more
  let waiting = Array.from({ length: many }, (_, at) => `task_${at}`)
  const stays = new Set(waiting.slice(0, stuck))
  const done: string[] = []
  await inRounds({
    due: (limit) => Promise.resolve(waiting.slice(0, limit)),
    work: async (id) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      done.push(id)
      if (!stays.has(id)) waiting = waiting.filter((one) => one !== id)
    },
    inARound: 20,
    atOnce: 4,
    forMs,
  })
  return done
}

it('all that is due is worked on in one run, however many rounds it takes', async () => {
  expect(new Set(await worked(105)).size).toBe(105)
})

it('what stays due is worked on once, and keeps nothing from its turn', async () => {
  const done = await worked(60, { stuck: 25 })
  expect(done).toHaveLength(60)
  expect(new Set(done).size).toBe(60)
})

it('once the time is over no other round is begun', async () => {
  expect(await worked(100, { forMs: 1, ms: 5 })).toHaveLength(20)
})

it('where nothing is due nothing is done', async () => {
  expect(await worked(0)).toEqual([])
})
