import { ContainerRegistrationKeys, createMedusaContainer } from '@medusajs/framework/utils'
import { asValue } from '@medusajs/framework/awilix'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { afterOthers, byOneProcess } from './by-one-process'

/** A database that answers each statement with one row, and what it was told. */
function listening(got: boolean) {
  const told: string[] = []
  const transaction = {
    raw: (text: string) => {
      told.push(text)
      return Promise.resolve({ rows: [{ got }] })
    },
  }
  const container = createMedusaContainer()
  container.register(
    ContainerRegistrationKeys.PG_CONNECTION,
    asValue({ transaction: <T>(work: (one: typeof transaction) => Promise<T>) => work(transaction) }),
  )
  return { container, told }
}
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

describe('work that one process does', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('keeps its lock by signs of life for as long as it takes, and no longer', async () => {
    vi.useFakeTimers()
    const { container, told } = listening(true)
    const quarter = () => new Promise<void>((resolve) => setTimeout(resolve, 15 * 60_000))
    const done = byOneProcess(container, 'a-long-job', quarter)
    await minutes(15)
    const signs = told.filter((text) => text === 'select 1').length
    expect(signs).toBeGreaterThan(15 * 6)
    await done
    await minutes(15)
    expect(told.filter((text) => text === 'select 1')).toHaveLength(signs)
  })

  it('is not begun where another process is at it', async () => {
    const { container, told } = listening(false)
    const work = vi.fn(() => Promise.resolve())
    await byOneProcess(container, 'a-job', work)
    expect(work).not.toHaveBeenCalled()
    expect(told).toHaveLength(1)
  })
})

it('what has to be done is done one after the other, each with one connection', async () => {
  const { container, told } = listening(true)
  const ends: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  const all = [1, 2].map(() => afterOthers(container, 'a-turn', work))
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
  expect(told).toHaveLength(1)
  ends[0]?.()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  ends[1]?.()
  await Promise.all(all)
})
