import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { beforeExit } from './before-exit'

const A_WHILE_MS = 100
let exit: MockInstance<typeof process.exit>
beforeEach(() => {
  exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
})
afterEach(() => vi.restoreAllMocks())

it('an exit waits until the last was sent, and keeps its code', async () => {
  let isSent = () => {}
  const send = vi.fn(() => new Promise<void>((resolve) => (isSent = resolve)))
  beforeExit(send)
  expect(send).not.toHaveBeenCalled()
  process.exit(3)
  await sleep(A_WHILE_MS)
  expect(send).toHaveBeenCalledOnce()
  expect(exit).not.toHaveBeenCalled()
  isSent()
  await expect.poll(() => exit.mock.calls).toEqual([[3]])
})

it('one that cannot be sent ends all the same', async () => {
  beforeExit(() => Promise.reject(new Error('No collector')))
  process.exit(0)
  await expect.poll(() => exit.mock.calls).toEqual([[0]])
})

it('nobody waits for a collector that hangs', async () => {
  beforeExit(() => new Promise(() => {}), A_WHILE_MS)
  process.exit(0)
  expect(exit).not.toHaveBeenCalled()
  await expect.poll(() => exit.mock.calls).toEqual([[0]])
})

it('whoever wants to exit a second time does', () => {
  beforeExit(() => new Promise(() => {}))
  process.exit(0)
  process.exit(1)
  expect(exit.mock.calls).toEqual([[1]])
})
