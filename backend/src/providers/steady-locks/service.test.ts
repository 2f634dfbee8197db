import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { SteadyLocks } from './service'

type Script = () => Promise<number>
type Scripts = Record<'acquireLock' | 'extendLock' | 'releaseLock', Script>
const yes: Script = () => Promise.resolve(1)
const gone: Script = () => Promise.resolve(0)
const away: Script = () => Promise.reject(new Error('Connection is closed.'))

/** A Redis that is there, and answers so. */
function locksOf(scripts: Partial<Scripts>): SteadyLocks {
  const client = { status: 'ready', defineCommand: () => undefined }
  const redisClient = { ...client, acquireLock: yes, extendLock: yes, releaseLock: yes, ...scripts }
  const cradle = { redisClient, prefix: 'test', logger: console } as unknown
  return new SteadyLocks(cradle as ConstructorParameters<typeof SteadyLocks>[0], {})
}
const work = async () => {
  await sleep(500)
  return 'done'
}

describe('work under a lock', () => {
  it.each([
    ['is lost while it is done, as by a Redis that came back empty', { extendLock: gone }],
    ['cannot be given back', { releaseLock: away }],
    ['cannot be had of Redis', { acquireLock: away }],
  ])('is answered though the lock %s', async (_what, scripts) => {
    expect(await locksOf(scripts).execute('a cart', work, { expire: 1 })).toBe('done')
  })

  it('fails where the work does', async () => {
    const fails = () => Promise.reject(new Error('no such cart'))
    await expect(locksOf({}).execute('a cart', fails)).rejects.toThrow('no such cart')
  })

  it('waits for whoever has it, and says so at last', async () => {
    const taken = locksOf({ acquireLock: gone }).execute('a cart', work, { timeout: 1 })
    await expect(taken).rejects.toThrow('Timed-out acquiring lock')
  })
})
