/** One shop a data folder: a lock with the starter's process, and the list of what it started. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endGroup } from './children.mjs'
import { dataDir } from './paths.mjs'
import { isAlive, startedAt } from './process-table.mjs'

/** @typedef {{ pid: number, began: string }} Who */

const lockFile = () => path.join(dataDir(), 'run', 'lock.json')
const childrenFile = () => path.join(dataDir(), 'run', 'children.json')

/** @template T @param {string} file @param {T} fallback @returns {T} */
function readJson(file, fallback) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return fallback
  }
}

/** @type {Who | null} */
const noOne = null

/** @param {number} pid @returns {Who} */
const who = (pid) => ({ pid, began: startedAt(pid) })
/** @param {Who} noted */
const stillRuns = (noted) => isAlive(noted.pid) && startedAt(noted.pid) === noted.began

/** @throws Error when another shop runs on this data folder */
export function takeLock() {
  const file = lockFile()
  mkdirSync(path.dirname(file), { recursive: true })
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      // 'wx' makes the file or fails: of two that start at once, one gets it.
      writeFileSync(file, JSON.stringify(who(process.pid)), { flag: 'wx' })
      return
    } catch {
      const holder = readJson(file, noOne)
      if (holder && stillRuns(holder))
        throw new Error(
          `The shop is already running (process ${holder.pid}) on ${dataDir()}. Stop it with Ctrl-C in its window or 'kill ${holder.pid}', or give this one another DATA_DIR and other ports (see .env.example).`,
        )
      rmSync(file, { force: true })
    }
  }
  throw new Error(`The lock ${file} cannot be taken. Remove it if no shop is running.`)
}

export function releaseLock() {
  rmSync(childrenFile(), { force: true })
  const holder = readJson(lockFile(), noOne)
  if (holder?.pid === process.pid) rmSync(lockFile(), { force: true })
}

/** Notes what runs, for the case that this process is killed without a chance to clean up. @param {number[]} pids */
export function noteChildren(pids) {
  if (existsSync(path.dirname(childrenFile()))) writeFileSync(childrenFile(), JSON.stringify(pids.map(who)))
}

/** Ends what a killed starter left behind. @returns {Promise<number>} how many */
export async function endLeftovers() {
  const left = readJson(childrenFile(), /** @type {Who[]} */ ([])).filter(stillRuns)
  await Promise.all(left.map((child) => endGroup(child.pid)))
  rmSync(childrenFile(), { force: true })
  return left.length
}
