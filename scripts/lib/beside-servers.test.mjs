import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { besideServers } from './beside-servers.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'beside-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A migration that says `words` and fails, until its turn `works`. @param {string} words @param {number} works */
function migration(words, works) {
  const turns = path.join(folder, 'turns')
  writeFileSync(turns, '')
  const program = `
    const fs = require('node:fs')
    fs.appendFileSync(${JSON.stringify(turns)}, process.env.PGOPTIONS + '\\n')
    if (fs.readFileSync(${JSON.stringify(turns)}, 'utf8').split('\\n').length - 1 >= ${works}) process.exit(0)
    console.log(${JSON.stringify(words)})
    process.exit(3)`
  const said = /** @type {string[]} */ ([])
  return {
    said,
    turns: () => readFileSync(turns, 'utf8').trim().split('\n'),
    run: (tries = 3) =>
      besideServers([process.execPath, '-e', program], {
        tries,
        pauseMs: 10,
        tell: (words) => said.push(words),
      }),
  }
}
const WAITED = 'error: canceling statement due to lock timeout'

describe('a migration beside servers that work', () => {
  it('waits seconds for a table, gives way, and is tried again', async () => {
    const { run, turns, said } = migration(WAITED, 3)
    expect(await run()).toBe(0)
    expect(turns()).toEqual(Array(3).fill(expect.stringContaining('-c lock_timeout=5s')))
    expect(said).toEqual([expect.stringContaining('try 2 of 3'), expect.stringContaining('try 3 of 3')])
  })

  it('ends as a failure when nobody makes room, and says where to look', async () => {
    const { run, said } = migration(WAITED, 9)
    expect(await run(2)).toBe(3)
    expect(said.at(-1)).toContain('pg_stat_activity')
  })

  it('is not tried again where something else is wrong', async () => {
    const { run, turns, said } = migration('error: column "a" does not exist', 9)
    expect(await run()).toBe(3)
    expect(turns()).toHaveLength(1)
    expect(said).toEqual([])
  })
})
