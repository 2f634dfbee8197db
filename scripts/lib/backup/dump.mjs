/** A PostgreSQL of the owner's own (DATABASE_URL), by its own programs. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withClient } from '../postgres.mjs'

const execute = promisify(execFile)

/**
 * One of PostgreSQL's programs on a database. Its password goes by the environment: everybody on the machine can read a command line.
 * @param {string} program @param {string} url @param {string[]} args
 */
async function call(program, url, args) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  try {
    const line = [`--dbname=${address.href}`, ...args]
    return (await execute(program, line, { env, maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT')
      throw new Error(`'${program}' is not installed (Debian: apt-get install postgresql-client).`, {
        cause: fault,
      })
    // Its command line names the database's server.
    const words = fault instanceof Error && 'stderr' in fault ? String(fault.stderr).trim() : ''
    throw new Error(`${program} failed: ${words}`, { cause: null })
  }
}

/** @param {string} url @param {string} file */
export const dump = (url, file) =>
  call('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`])

/** @param {string} url @returns {Promise<boolean>} */
export async function isDatabaseEmpty(url) {
  const tables = await withClient(url, (client) =>
    client.query(
      `select count(*)::int as n from information_schema.tables where table_schema in ('public', 'caseloom_ops')`,
    ),
  )
  return tables.rows[0].n === 0
}

/** @param {string} url an empty database @param {string} file */
export async function restoreDump(url, file) {
  await call('pg_restore', url, [
    ...['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'],
    file,
  ])
}
