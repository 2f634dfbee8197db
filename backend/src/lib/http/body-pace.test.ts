import type { MedusaRequest } from '@medusajs/framework/http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPace } from './body-pace'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

/** A body of so many bytes, watched while it comes. */
function watched(headers: Record<string, string>) {
  const line = new PassThrough()
  const said: Record<string, string> = {}
  const refusals: Error[] = []
  const req = Object.assign(line, { headers }) as unknown as MedusaRequest
  const setHeader = (name: string, value: string) => (said[name] = value)
  const stop = watchPace(req, { setHeader } as never, (error) => refusals.push(error))
  /** A second in which so much of it comes. */
  const second = async (bytes = 0) => {
    if (bytes > 0) line.write(Buffer.alloc(bytes))
    await vi.advanceTimersByTimeAsync(1000)
  }
  const seconds = async (count: number, bytes = 0) => {
    for (let passed = 0; passed < count; passed += 1) await second(bytes)
  }
  return { line, said, refusals, stop, seconds }
}
const LARGE = { 'content-length': '7900000' }
const refused = (words: string): unknown[] => [
  expect.objectContaining({ code: 'rate_limited', message: expect.stringContaining(words) as string }),
]

it('a large body of which nothing comes is given up soon, and its connection with it', async () => {
  const { line, said, refusals, seconds } = watched(LARGE)
  await seconds(10)
  expect(refusals).toEqual([])
  await seconds(1)
  expect(refusals).toEqual(refused('too slowly'))
  expect(said).toEqual({ Connection: 'close' })
  await seconds(200)
  expect([refusals.length, line.listenerCount('data')]).toEqual([1, 0])
})

it.each([[LARGE], [{ 'transfer-encoding': 'chunked' }]])(
  'a letter a second is no better, where it says %j',
  async (headers) => {
    const { refusals, seconds } = watched(headers)
    await seconds(12, 1)
    expect(refusals).toEqual(refused('too slowly'))
  },
)

it('3 MB come through at 50 KB a second, though nothing comes for a quarter of a minute in between', async () => {
  const { refusals, seconds, stop } = watched({ 'content-length': '3000000' })
  await seconds(10, 50_000)
  await seconds(15)
  await seconds(50, 50_000)
  stop()
  await seconds(200)
  expect(refusals).toEqual([])
})

it('nobody is waited for longer than two minutes, and for a few words ten seconds', async () => {
  const large = watched(LARGE)
  await large.seconds(119, 50_000)
  expect(large.refusals).toEqual([])
  await large.seconds(1, 50_000)
  expect(large.refusals).toEqual(refused('too long'))
  const small = watched({ 'content-length': '102400' })
  await small.seconds(9)
  expect(small.refusals).toEqual([])
  await small.seconds(1)
  expect(small.refusals).toEqual(refused('too long'))
})
