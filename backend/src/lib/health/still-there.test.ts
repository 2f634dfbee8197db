import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { isStillThere, type Opens } from './still-there'

function clientThat(opens: () => Promise<unknown>) {
  const seen = { opened: 0, closed: 0 }
  const client: Opens = {
    acquireRawConnection: () => {
      seen.opened += 1
      return opens()
    },
    destroyRawConnection: async () => {
      seen.closed += 1
    },
  }
  return { client, seen }
}

it('a database that lets another connection in is there, and keeps nothing of it', async () => {
  const { client, seen } = clientThat(() => Promise.resolve({}))
  expect(await isStillThere(client)).toBe(true)
  expect(seen).toEqual({ opened: 1, closed: 1 })
})

it('one that lets nobody in is not', async () => {
  const { client, seen } = clientThat(() => Promise.reject(new Error('timeout expired')))
  expect(await isStillThere(client)).toBe(false)
  expect(seen).toEqual({ opened: 1, closed: 0 })
})

it('many who ask at once have it asked once, and who asks later anew', async () => {
  let isThere = false
  const { client, seen } = clientThat(async () => {
    await sleep(10)
    if (!isThere) throw new Error('timeout expired')
  })
  expect(await Promise.all([isStillThere(client), isStillThere(client), isStillThere(client)])).toEqual([
    false,
    false,
    false,
  ])
  expect(seen.opened).toBe(1)
  isThere = true
  expect(await isStillThere(client)).toBe(true)
})
