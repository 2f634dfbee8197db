import { EventEmitter, getEventListeners, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstOf } from './first-of'

setFlagsFromString('--expose-gc')
/** Throws away all that nobody holds on to, as happens in any process sooner or later. */
const collect = runInNewContext('gc') as () => void

/** A turn of the event loop: until then weak references hold what they were just asked for. */
const turn = () => sleep(1)

describe('the first of several signals', () => {
  it('comes with a time limit that nobody else holds, whatever is collected meanwhile', async () => {
    const gone = new AbortController()
    const { signal } = firstOf(gone.signal, AbortSignal.timeout(200))
    await turn()
    collect()
    // Asked without listening, as a loop does between two looks.
    await expect.poll(() => signal.aborted, { timeout: 5000 }).toBe(true)
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('comes through a signal that was joined before', async () => {
    const far = firstOf(firstOf(AbortSignal.timeout(200)).signal, new AbortController().signal)
    await turn()
    collect()
    await expect(once(new EventEmitter(), 'never', { signal: far.signal })).rejects.toThrow()
  })

  it('comes at once where one of them has come already, with its reason', () => {
    const waiting = new AbortController()
    const { signal } = firstOf(waiting.signal, AbortSignal.abort('gone'))
    expect([signal.aborted, signal.reason]).toEqual([true, 'gone'])
    expect(getEventListeners(waiting.signal, 'abort')).toEqual([])
  })

  it('leaves nothing behind at a signal that outlives it, however it ends', () => {
    const [long, short] = [new AbortController(), new AbortController()]
    const ended = firstOf(long.signal, short.signal)
    const aborted = firstOf(long.signal, short.signal)
    expect(getEventListeners(long.signal, 'abort')).toHaveLength(2)
    ended.over()
    expect(ended.signal.aborted).toBe(true)
    expect(getEventListeners(long.signal, 'abort')).toHaveLength(1)
    short.abort()
    expect(aborted.signal.aborted).toBe(true)
    expect(getEventListeners(long.signal, 'abort')).toEqual([])
  })
})
