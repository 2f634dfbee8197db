import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { disownPidFile, findPostgres, startPostgres, withClient } from './postgres.mjs'

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

describe('startPostgres', () => {
  it('makes a folder anew that was cut off in its making, takes a living program for no server, and starts one alone', async () => {
    const folder = path.join(dir, 'postgres')
    // As initdb leaves it that is killed: PG_VERSION comes first of all.
    const draft = `${folder}.draft-1`
    mkdirSync(draft)
    writeFileSync(path.join(draft, 'PG_VERSION'), '18\n')
    chmodSync(dir, 0o755)
    const start = { dir: folder, port: await getPort(), logFile: path.join(dir, 'postgres.log') }
    const first = await startPostgres(start)
    expect(existsSync(draft)).toBe(false)
    expect(readdirSync(dir).filter((name) => name.startsWith('postgres.d'))).toEqual([])
    // Two that come at once to a server that was left alone have the same one.
    const others = await Promise.all([startPostgres(start), startPostgres(start)])
    expect(others.map(({ pid, adopted }) => ({ pid, adopted }))).toEqual(
      Array(2).fill({ pid: first.pid, adopted: true }),
    )
    await first.stop()
    const [, ...rest] = ['', folder, '1790000000', String(start.port), '', '127.0.0.1', '', 'ready']
    writeFileSync(path.join(folder, 'postmaster.pid'), [process.pid, ...rest, ''].join('\n'))
    expect(await findPostgres(folder)).toBe(null)
    const again = await startPostgres(start)
    expect(again).toMatchObject({ adopted: false, port: start.port })
    await again.stop()
  }, 180_000)

  it('keeps customers’ words out of its log, which begins anew with each start', async () => {
    chmodSync(dir, 0o755)
    const logFile = path.join(dir, 'postgres.log')
    const start = { dir: path.join(dir, 'postgres'), port: await getPort(), logFile }
    const first = await startPostgres(start)
    await withClient(first.url('postgres'), async (client) => {
      await client.query('create table person (email text primary key)')
      const insert = "insert into person values ('ada@example.com')"
      await client.query(insert)
      await expect(client.query(insert)).rejects.toMatchObject({ detail: expect.stringContaining('ada@') })
    }).finally(first.stop)
    const again = await startPostgres(start)
    await again.stop()
    const [before, now] = [`${logFile}.1`, logFile].map((file) => readFileSync(file, 'utf8'))
    expect(before).toContain('duplicate key value violates unique constraint')
    expect(before).not.toMatch(/ada|insert/)
    expect(now).not.toContain('duplicate key')
  }, 180_000)
})
