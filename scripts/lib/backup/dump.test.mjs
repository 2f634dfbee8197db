import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dump, restoreDump } from './dump.mjs'

let dir = ''
/** @param {string} program */
const told = (program) => readFileSync(path.join(dir, `${program}.said`), 'utf8')
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'caseloom-dump-'))
  for (const program of ['pg_dump', 'pg_restore']) {
    writeFileSync(path.join(dir, program), `#!/bin/sh\nprintf '%s\\n' "$PGPASSWORD" "$@" > "$0.said"\n`)
    chmodSync(path.join(dir, program), 0o755)
  }
  vi.stubEnv('PATH', `${dir}${path.delimiter}${process.env.PATH}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
})

describe('the password of a database', () => {
  const url = 'postgres://user:pass%2Fword@db.example:5432/shop?sslmode=verify-full&sslrootcert=/etc/ca.pem'

  it('stands on no command line, which everybody on the machine can read', async () => {
    await dump(url, path.join(dir, 'shop.dump'))
    await restoreDump(url, path.join(dir, 'shop.dump'))
    for (const program of ['pg_dump', 'pg_restore']) {
      const [password, ...line] = told(program).trimEnd().split('\n')
      expect(password).toBe('pass/word')
      expect(line).toContain(`--dbname=${url.replace(':pass%2Fword', '')}`)
      expect(line.join(' ')).not.toContain('word@')
    }
  })
})
