// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetch } from './query-cache'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('what does not come in time is left to the browser, and the rest is there', async () => {
  const page = prefetch((client) => [
    client.query({ queryKey: ['quick'], queryFn: () => Promise.resolve('here') }),
    client.query({ queryKey: ['slow'], queryFn: () => new Promise<string>(() => undefined) }),
  ])
  await vi.advanceTimersByTimeAsync(5_000)
  const answer = await Promise.race([page, Promise.resolve(null)])
  expect(answer?.dehydrated.queries.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
    [['quick'], 'here'],
  ])
})
