import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** A change of a table waits no longer for whoever holds it: all who come after it, readers too, wait behind it. */
const LOCK_TIMEOUT = '-c lock_timeout=5s'
/** PostgreSQL's own words. */
const WAITED = 'canceling statement due to lock timeout'

const SOMEBODY =
  'A change of a table waited for 5 s, since somebody else holds the table (a backup, or a transaction that stands still), and gave way so that the shop goes on.'
const GIVEN_UP = `${SOMEBODY} That was the last try: what was changed before it stays, and the servers that run go on. Try again later, or look who it is: select pid, application_name, state, xact_start, query from pg_stat_activity where xact_start < now() - interval '1 minute'`

/**
 * Runs a command to its end, its output as it comes.
 * @param {string[]} line @returns {Promise<{ code: number, gaveWay: boolean }>}
 */
function runOnce(line) {
  const options = [process.env.PGOPTIONS, LOCK_TIMEOUT].filter(Boolean).join(' ')
  return new Promise((resolve, reject) => {
    const child = spawn(line[0] ?? '', line.slice(1), {
      env: { ...process.env, PGOPTIONS: options },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let gaveWay = false
    /** What was said last, since its words may come in two pieces. */
    let last = ''
    /** @param {NodeJS.WritableStream} out */
    const passOn = (out) => (/** @type {Buffer} */ chunk) => {
      out.write(chunk)
      last = (last + String(chunk)).slice(-4000)
      gaveWay ||= last.includes(WAITED)
    }
    child.stdout.on('data', passOn(process.stdout))
    child.stderr.on('data', passOn(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, gaveWay }))
  })
}

/**
 * Runs a command that changes tables while servers work with them: where a change does not get its table within seconds it gives way,
 * and all of it is tried again, since what was done already is passed over then.
 * @param {string[]} line program and arguments
 * @param {{ tries?: number, pauseMs?: number, tell?: (sentence: string) => void }} [how]
 * @returns {Promise<number>} the exit code
 */
export async function besideServers(line, { tries = 12, pauseMs = 60_000, tell = console.error } = {}) {
  for (let turn = 1; ; turn += 1) {
    const { code, gaveWay } = await runOnce(line)
    if (code === 0 || !gaveWay) return code
    if (turn === tries) {
      tell(GIVEN_UP)
      return code
    }
    tell(`${SOMEBODY} It is tried again in ${pauseMs / 1000} s (try ${turn + 1} of ${tries}).`)
    await sleep(pauseMs)
  }
}
