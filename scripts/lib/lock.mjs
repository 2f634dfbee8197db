/** One shop a data folder: a claim of each starter, and the list of what it started. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endGroup } from './children.mjs'
import { dataDir } from './paths.mjs'
import { isAlive, startedAt } from './process-table.mjs'
import { writeWhole } from './whole-file.mjs'

/** @typedef {{ pid: number, began: string }} Who */

const TRIES = 8
const LONGEST_PAUSE_MS = 100
const CLAIM = /^claim-(\d+)\.json$/
const runDir = () => path.join(dataDir(), 'run')
const claimFile = (pid = process.pid) => path.join(runDir(), `claim-${pid}.json`)
const childrenFile = () => path.join(runDir(), 'children.json')

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
let isOurs = false

/** @param {number} pid @returns {Who} */
const who = (pid) => ({ pid, began: startedAt(pid) })
/** @param {Who} noted */
const stillRuns = (noted) => isAlive(noted.pid) && startedAt(noted.pid) === noted.began

/** Another living process that claims this folder; claims of dead ones are taken away. @returns {Who | null} */
function otherClaim() {
  for (const name of readdirSync(runDir())) {
    const pid = Number(CLAIM.exec(name)?.[1] ?? process.pid)
    if (pid === process.pid) continue
    const noted = readJson(claimFile(pid), noOne)
    if (noted && stillRuns(noted)) return noted
    // A later process of the same id writes its own claim over it: only that of a dead one goes.
    if (!isAlive(pid)) rmSync(claimFile(pid), { force: true })
  }
  return null
}

/**
 * Claims the data folder. Each starter writes its own claim first and looks for others' then, so that of two that start at once
 * at least one sees the other; who does takes the claim back, and tries again after a while in case both did.
 * @throws Error when another shop runs on this data folder
 */
export async function takeLock() {
  mkdirSync(runDir(), { recursive: true })
  for (let tries = 1; ; tries += 1) {
    writeWhole(claimFile(), JSON.stringify(who(process.pid)))
    const holder = otherClaim()
    if (!holder) {
      isOurs = true
      return
    }
    rmSync(claimFile(), { force: true })
    if (tries === TRIES)
      throw new Error(
        `The shop is already running (process ${holder.pid}) on ${dataDir()}. Stop it with Ctrl-C in its window or 'kill ${holder.pid}', or give this one another DATA_DIR and other ports (see .env.example).`,
      )
    await sleep(Math.random() * LONGEST_PAUSE_MS)
  }
}

/** Does nothing where the folder is another's. */
export function releaseLock() {
  if (!isOurs) return
  isOurs = false
  rmSync(childrenFile(), { force: true })
  rmSync(claimFile(), { force: true })
}

/** Notes what runs, for the case that this process is killed without a chance to clean up. @param {number[]} pids */
export function noteChildren(pids) {
  if (isOurs) writeWhole(childrenFile(), JSON.stringify(pids.map(who)))
}

/** Ends what a killed starter left behind. @returns {Promise<number>} how many */
export async function endLeftovers() {
  const left = readJson(childrenFile(), /** @type {Who[]} */ ([])).filter(stillRuns)
  await Promise.all(left.map((child) => endGroup(child.pid)))
  rmSync(childrenFile(), { force: true })
  return left.length
}
