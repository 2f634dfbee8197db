import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { disownPidFile } from './postgres.mjs'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'caseloom-pg-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('disownPidFile', () => {
  it('points to nobody and keeps what tells of the old server’s memory', () => {
    const file = path.join(dir, 'postmaster.pid')
    const rest = `${dir}\n1790000000\n9432\n\n127.0.0.1\n  1234567     98304\nready   \n`
    writeFileSync(file, `${process.pid}\n${rest}`)
    disownPidFile(dir)
    const [pid = '', ...kept] = readFileSync(file, 'utf8').split('\n')
    expect(kept.join('\n')).toBe(rest)
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  })
  it('does nothing where there is none', () => {
    expect(() => disownPidFile(dir)).not.toThrow()
  })
})
