import { spawn, spawnSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { commandOf, startedAt } from './process-table.mjs'

const { platform } = process
/** Longer than a line of a terminal. */
const LONG = 'a word of many, '.repeat(20).trim()
/** @type {import('node:child_process').ChildProcess} */
let child
beforeAll(() => {
  child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', LONG, 'last'], {
    stdio: 'ignore',
  })
})
afterAll(() => void child.kill())
afterEach(() => {
  vi.unstubAllEnvs()
  Object.defineProperty(process, 'platform', { value: platform })
})

describe.skipIf(spawnSync('ps', ['-o', 'lstart=', '-p', '1']).status !== 0)('where ps is asked', () => {
  it('names a process alike in shells of other time zones and languages', () => {
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    const began = ['UTC', 'Asia/Tokyo', 'America/Lima'].map((zone) => {
      vi.stubEnv('TZ', zone)
      vi.stubEnv('LC_ALL', zone === 'UTC' ? 'C' : 'de_DE.UTF-8')
      return startedAt(child.pid ?? 0)
    })
    expect(began[0]).toMatch(/\d\d:\d\d:\d\d \d{4}$/)
    expect(new Set(began).size).toBe(1)
  })

  it('tells the whole of a long command, however narrow the window', () => {
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    vi.stubEnv('COLUMNS', '80')
    expect(commandOf(child.pid ?? 0)).toMatch(/ last$/)
  })
})
