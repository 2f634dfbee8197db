/**
 * npm run operate -- <command> [words]: an operator's command of backend/src/scripts on the shop that runs (npm start, npm run cluster),
 * with its settings.
 * In containers: docker compose exec -e LOG_FORMAT=text backend-1 medusa exec ./src/scripts/<command>.js [words]
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { embeddedDir } from './lib/backup/sources.mjs'
import { DATABASE } from './lib/backup/make-backup.mjs'
import { engineSettings } from './lib/cluster.mjs'
import { otherClaim } from './lib/lock.mjs'
import { backendEnv } from './lib/parts.mjs'
import { backendOutput, bin } from './lib/paths.mjs'
import { findPostgres } from './lib/postgres.mjs'
import { loadDotEnv, readSettings } from './lib/settings.mjs'

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const folder = path.join(backendOutput, 'src', 'scripts')
if (!existsSync(folder)) fail('The shop is not built yet: npm start, or npm run build.')
const known = readdirSync(folder).flatMap((file) => /^([\w-]+)\.js$/.exec(file)?.[1] ?? [])
const [name = '', ...words] = process.argv.slice(2)
if (!known.includes(name))
  fail(`Say what: npm run operate -- <command> [words]. There are: ${known.join(', ')}.`)

loadDotEnv()
const inCluster = otherClaim()?.doing === 'cluster'
if (inCluster) engineSettings()
const embedded = () => findPostgres(embeddedDir()).catch((/** @type {Error} */ { message }) => fail(message))
const databaseUrl = process.env.DATABASE_URL ?? (await embedded())?.url(DATABASE)
if (!databaseUrl) fail('The shop does not run: npm start, and this in another window.')
const env = {
  ...backendEnv({ settings: readSettings(), databaseUrl, dev: false }),
  // What it sets off is the worker's.
  ...(inCluster && { MEDUSA_WORKER_MODE: 'server' }),
  LOG_FORMAT: 'text',
  LOG_LEVEL: 'info',
}
const line = [path.join(bin, 'medusa'), 'exec', `./src/scripts/${name}.js`, ...words]
const child = spawn(process.execPath, line, { cwd: backendOutput, env, stdio: 'inherit' })
child.on('error', ({ message }) => fail(message))
child.on('close', (code) => process.exit(code ?? 1))
