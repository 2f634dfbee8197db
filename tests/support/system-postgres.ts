import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import type { TestServer } from './stack/database'

const PROGRAMS = '/usr/lib/postgresql'

/** Where Debian keeps the newest PostgreSQL that is installed. */
function folderOfPrograms(): string {
  const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS).map(Number) : []
  const newest = Math.max(...versions.filter((version) => version > 0))
  if (!Number.isFinite(newest))
    throw new Error('This drill wants a PostgreSQL of the system’s: apt-get install postgresql.')
  return path.join(PROGRAMS, String(newest), 'bin')
}

/** A PostgreSQL of the system's, as an owner runs one of their own beside the shop; `programs` has its pg_dump. */
export async function startSystemPostgres(): Promise<TestServer & { programs: string }> {
  const programs = folderOfPrograms()
  const dir = mkdtempSync(path.join(os.tmpdir(), 'caseloom-system-postgres-'))
  const port = await getPort()
  const asPostgres = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  if (asPostgres.length > 0) execFileSync('chown', ['postgres', dir])
  const call = (program: string, ...args: string[]) => {
    const [file = '', ...line] = [...asPostgres, path.join(programs, program), ...args]
    execFileSync(file, line, { cwd: dir, stdio: 'ignore' })
  }
  const data = path.join(dir, 'data')
  call('initdb', `--pgdata=${data}`, '--auth=trust', '--username=caseloom', '--encoding=UTF8')
  const flags = `-p ${port} -h 127.0.0.1 -k ${dir} -c max_connections=200`
  call('pg_ctl', 'start', '-w', `--pgdata=${data}`, `--log=${path.join(dir, 'log')}`, '-o', flags)
  return {
    programs,
    url: (database) => `postgres://caseloom@127.0.0.1:${port}/${database}`,
    stop: () => {
      call('pg_ctl', 'stop', '-w', '-m', 'fast', `--pgdata=${data}`)
      rmSync(dir, { recursive: true, force: true })
      return Promise.resolve()
    },
  }
}
