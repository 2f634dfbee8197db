/** `--reset`: what the shop keeps in its data folder is thrown away, all of it or nothing. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { dataDir, root } from './paths.mjs'
import { endPostgres } from './postgres.mjs'

const KEPT = ['postgres', 'postgres.password', 'files', 's3', 'redis', 'sandbox', 'secrets.json', 'logs']
/** With these, part of the shop lies where a reset does not reach. */
const ELSEWHERE = {
  DATABASE_URL: 'an empty database',
  S3_BUCKET: 'an empty bucket',
  FILES_DIR: 'an empty folder',
  REDIS_URL: 'an empty Redis',
}

/** Whether a setting names what is in the data folder all the same. @param {string} name */
const isOwnFolder = (name) =>
  name === 'FILES_DIR' && path.resolve(root, process.env[name] ?? '') === path.join(dataDir(), 'files')

const canAsk = () => process.stdin.isTTY && process.stdout.isTTY

/** @param {boolean} yes whether the command itself says yes @throws Error where half a shop would be left, or nobody says yes */
export function refuseReset(yes) {
  const given = Object.entries(ELSEWHERE).filter(([name]) => process.env[name] && !isOwnFolder(name))
  if (given.length > 0)
    throw new Error(
      `Nothing was changed: --reset empties the data folder alone (${dataDir()}), and half of this shop lies elsewhere. To begin anew, set ${given.map(([name, what]) => `${name} to ${what}`).join(' and ')}, DATA_DIR to an empty folder, and start without --reset.`,
    )
  if (!yes && !canAsk())
    throw new Error(
      `Nothing was changed: nobody can be asked here whether all data in ${dataDir()} may be thrown away. Add --yes where it may: npm start -- --reset --yes.`,
    )
}

async function isAgreed() {
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question(`Throw away all data in ${dataDir()}? (y/N) `)
  asking.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** Asks first, unless the command itself says yes. @param {boolean} yes @returns {Promise<boolean>} whether the data is gone */
export async function reset(yes) {
  if (!yes && !(await isAgreed())) return false
  await endPostgres(path.join(dataDir(), 'postgres'))
  for (const name of KEPT) rmSync(path.join(dataDir(), name), { recursive: true, force: true })
  return true
}
