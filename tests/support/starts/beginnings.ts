import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { medusaLine } from '../../../scripts/lib/medusa.mjs'
import { backendDir, cache } from '../../../scripts/lib/paths.mjs'
import { withClient } from '../../../scripts/lib/postgres.mjs'
import { BACKEND_ENV } from '../backend-env'
import { startTestServer } from '../stack/database'

const MODULES = ['../stack/under-test.mjs', './dies-at-write.mjs'].map((name) =>
  path.join(import.meta.dirname, name),
)
/** What makes a shop out of an empty database, one after the other; `close` takes the demo's logins away again. */
const COMMANDS = {
  migrate: ['db:migrate', '--skip-scripts', '--execute-safe-links'],
  seed: ['exec', './src/scripts/seed.ts'],
  close: ['exec', './src/scripts/seed.ts'],
}
export type Beginning = keyof typeof COMMANDS

/** A server for databases that begin, are cut off and begin again. */
export async function nursery() {
  process.env.DATA_DIR = path.join(cache, 'test')
  const server = await startTestServer()
  const place = path.join(cache, 'test', 'starts', String(process.pid))
  mkdirSync(place, { recursive: true })
  const names: string[] = []

  async function database(template = 'template1'): Promise<string> {
    const name = `start_${process.pid}_${names.length}`
    names.push(name)
    await withClient(server.url('postgres'), async (client) => {
      await client.query(`create database ${name} template ${template}`)
    })
    return name
  }
  const drop = (name: string) =>
    withClient(server.url('postgres'), async (client) => {
      await client.query(`drop database if exists ${name} with (force)`)
    })

  /** Runs it on a database, to its end or to a death after so many writes. */
  async function run(beginning: Beginning, name: string, diesAfter = 0) {
    const writes = path.join(place, `${name}.writes`)
    rmSync(writes, { force: true })
    const [node = '', ...line] = medusaLine(COMMANDS[beginning], MODULES)
    const child = spawn(node, line, {
      cwd: backendDir,
      env: {
        ...BACKEND_ENV,
        PUBLIC_URL: 'http://localhost:3000',
        BACKEND_PUBLIC_URL: 'http://localhost:9000',
        DATABASE_URL: server.url(name),
        FILES_DIR: path.join(place, 'files'),
        DEMO_DATA: String(beginning !== 'close'),
        WRITES_FILE: writes,
        DIES_AFTER: String(diesAfter),
      },
    })
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => said.push(String(text)))
    const how = await new Promise<string>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code, signal) => resolve(signal ?? String(code)))
    })
    const words = said.join('')
    writeFileSync(path.join(place, `${name}.${beginning}.log`), words)
    const written = existsSync(writes) ? statSync(writes).size : 0
    return {
      writes: written,
      // A process that it started for itself may be the one that died.
      died: how !== '0' && written === diesAfter,
      ended: how === '0' ? 'well' : `${how}: ${words.slice(-1500)}`,
    }
  }

  return {
    database,
    drop,
    run,
    url: server.url,
    async stop() {
      for (const name of names) await drop(name)
      await server.stop()
      rmSync(place, { recursive: true, force: true })
    },
  }
}
