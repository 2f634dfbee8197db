import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endLeftovers, isShop, noteChildren, otherClaim, releaseLock, takeLock } from './lock.mjs'

const MODULE = path.join(import.meta.dirname, 'lock.mjs')
/** Takes the folder and keeps it, or says why not; what it was noted to have started is another process. */
const starter = (/** @type {string} */ doing) => `
  import { noteChildren, releaseLock, takeLock } from ${JSON.stringify(MODULE)}
  try {
    await takeLock('${doing}')
    noteChildren([process.pid])
    console.log('holds')
    setInterval(() => undefined, 1000)
  } catch (fault) {
    console.log(fault.message)
    releaseLock()
  }`

let dir = ''
const before = process.env.DATA_DIR
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'caseloom-lock-'))
  process.env.DATA_DIR = dir
})
afterEach(() => {
  if (before === undefined) delete process.env.DATA_DIR
  else process.env.DATA_DIR = before
  rmSync(dir, { recursive: true, force: true })
})

/** What each of some that start at once says first. @param {number} count @param {string} [doing] */
async function startersAtOnce(count, doing = 'shop') {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', starter(doing)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const said = await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) =>
          child.stdout.once('data', (/** @type {Buffer} */ text) => resolve(String(text).trim())),
        ),
    ),
  )
  const winner = children[said.indexOf('holds')]
  const gone = children
    .filter((child) => child !== winner)
    .map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve)))
  await Promise.all(gone)
  return { said, winner }
}

describe('takeLock', () => {
  it('lets one of several have a folder that start at once, again and again after the one was killed', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { said, winner } = await startersAtOnce(4)
      expect(said.filter((words) => words === 'holds')).toHaveLength(1)
      const sentence = `The shop is already running (process ${String(winner?.pid)}) on ${dir}.`
      expect(said.filter((words) => String(words).startsWith(sentence))).toHaveLength(3)
      // Who was turned away took nothing of what is not theirs.
      expect(JSON.parse(readFileSync(path.join(dir, 'run', 'children.json'), 'utf8'))).toMatchObject([
        { pid: winner?.pid },
      ])
      await expect(takeLock('shop')).rejects.toThrow(sentence)
      releaseLock()
      expect(existsSync(path.join(dir, 'run', 'children.json'))).toBe(true)
      winner?.kill('SIGKILL')
      await new Promise((resolve) => winner?.once('exit', resolve))
    }
  })

  it('ends what a killed starter had noted, be it the head of a group or not', async () => {
    await takeLock('shop')
    const wait = ['-e', 'setInterval(() => undefined, 1000)']
    const children = [true, false].map((detached) =>
      spawn(process.execPath, wait, { detached, stdio: 'ignore' }),
    )
    const ends = children.map(
      (child) => new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal))),
    )
    noteChildren(children.map(({ pid }) => pid ?? 0))
    expect(await endLeftovers()).toBe(2)
    expect(await Promise.all(ends)).toEqual(['SIGTERM', 'SIGTERM'])
    releaseLock()
  })

  it('of a cluster says so to whoever works beside it', async () => {
    const { winner } = await startersAtOnce(1, 'cluster')
    expect(otherClaim()?.doing).toBe('cluster')
    expect(isShop(otherClaim()?.doing)).toBe(true)
    await expect(takeLock('shop')).rejects.toThrow('The shop is already running')
    winner?.kill('SIGKILL')
    await new Promise((resolve) => winner?.once('exit', resolve))
  })

  it('of a backup leaves what a killed shop noted to the next shop', async () => {
    await takeLock('shop')
    noteChildren([process.pid])
    const noted = path.join(dir, 'run', 'children.json')
    const kept = readFileSync(noted, 'utf8')
    // As a kill leaves it.
    rmSync(path.join(dir, 'run', `claim-${process.pid}.json`))
    await takeLock('backup')
    releaseLock()
    expect(readFileSync(noted, 'utf8')).toBe(kept)
  })
})
