import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startChild } from './children.mjs'

/** @type {string} */
let dir
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'children-'))
  vi.stubEnv('DATA_DIR', dir)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
})
/** @param {string} name */
const logged = (name) => readFileSync(path.join(dir, 'logs', name), 'utf8')
/** @param {string} name @param {string} program */
const start = (name, program) => startChild(name, [process.execPath, '-e', program], { cwd: dir, env: {} })

describe('the log of a part', () => {
  it('of the run before stays beside it', async () => {
    expect(await start('part', `console.log('first'); process.exit(3)`).ended).toMatch(/exit code 3[^]*first/)
    expect(await start('part', `console.log('second')`).ended).toMatch(/second/)
    expect([logged('part.log.1'), logged('part.log')]).toEqual(['first\n', 'second\n'])
  })

  it('may be emptied while it is written', async () => {
    const wait = `process.on('SIGUSR2', () => { console.log('second'); process.exit() }); setInterval(() => 0, 1000); console.log('first')`
    const child = start('emptied', wait)
    await vi.waitFor(() => expect(logged('emptied.log')).toBe('first\n'), 10_000)
    truncateSync(path.join(dir, 'logs', 'emptied.log'))
    process.kill(child.pid, 'SIGUSR2')
    await child.ended
    expect(logged('emptied.log')).toBe('second\n')
  })
})
