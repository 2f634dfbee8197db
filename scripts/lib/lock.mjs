/** One shop a data folder: a claim of each starter, and the list of what it started. A backup or restore claims it likewise. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endGroup } from './children.mjs'
import { dataDir } from './paths.mjs'
import { isAlive, startedAt } from './process-table.mjs'
import { writeWhole } from './whole-file.mjs'

/**
 * @typedef {{ pid: number, began: string }} Who
 * @typedef {'shop' | 'cluster' | 'backup' | 'restore'} Doing a cluster is a shop, whose engines have settings of their own
 * @typedef {Who & { doing: Doing, holds?: boolean }} Claim one that holds the folder says so; others only try
 */

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

/** @type {Claim | null} */
const noOne = null
/** What we hold the folder for. @type {Doing | null} */
let ours = null

/** @param {number} pid @returns {Who} */
const who = (pid) => ({ pid, began: startedAt(pid) })
/** @param {Who} noted */
const stillRuns = (noted) => isAlive(noted.pid) && startedAt(noted.pid) === noted.began

/** Another living process that claims this folder, whoever holds it before who tries; claims of dead ones are taken away. @returns {Claim | null} */
export function otherClaim() {
  let trying = noOne
  if (!existsSync(runDir())) return null
  for (const name of readdirSync(runDir())) {
    const pid = Number(CLAIM.exec(name)?.[1] ?? process.pid)
    if (pid === process.pid) continue
    const noted = readJson(claimFile(pid), noOne)
    if (noted && stillRuns(noted)) {
      if (noted.holds) return noted
      trying ??= noted
    }
    // A later process of the same id writes its own claim over it: only that of a dead one goes.
    if (!isAlive(pid)) rmSync(claimFile(pid), { force: true })
  }
  return trying
}

/** @param {Doing | null | undefined} doing */
export const isShop = (doing) => doing === 'shop' || doing === 'cluster'

/** @param {Claim} claim */
function held({ pid, doing }) {
  const folder = dataDir()
  switch (doing) {
    case 'backup':
      return `A backup of ${folder} is being made (process ${pid}), for which the shop's database has to stay as it is. Try again when it has ended.`
    case 'restore':
      return `A backup is being restored into ${folder} (process ${pid}). Try again when it has ended.`
    case 'shop':
    case 'cluster':
      return `The shop is already running (process ${pid}) on ${folder}. Stop it with Ctrl-C in its window or 'kill ${pid}', or give this one another DATA_DIR and other ports (see .env.example).`
  }
}

/**
 * Claims the data folder. Each starter writes its own claim first and looks for others' then, so that of two that start at once
 * at least one sees the other; who does takes the claim back, and tries again after a while in case both did.
 * @param {Doing} doing @throws Error that says who has this data folder, and what for
 */
export async function takeLock(doing) {
  mkdirSync(runDir(), { recursive: true })
  for (let tries = 1; ; tries += 1) {
    const claim = { ...who(process.pid), doing }
    writeWhole(claimFile(), JSON.stringify(claim))
    const holder = otherClaim()
    if (!holder) {
      writeWhole(claimFile(), JSON.stringify({ ...claim, holds: true }))
      ours = doing
      return
    }
    rmSync(claimFile(), { force: true })
    if (tries === TRIES) throw new Error(held(holder))
    await sleep(Math.random() * LONGEST_PAUSE_MS)
  }
}

/** Does nothing where the folder is another's. */
export function releaseLock() {
  if (!ours) return
  // What a killed shop left behind is the next shop's to end.
  if (isShop(ours)) rmSync(childrenFile(), { force: true })
  ours = null
  rmSync(claimFile(), { force: true })
}

/** Notes what runs, for the case that this process is killed without a chance to clean up. @param {number[]} pids */
export function noteChildren(pids) {
  if (ours) writeWhole(childrenFile(), JSON.stringify(pids.map(who)))
}

/** Ends what a killed starter left behind. @returns {Promise<number>} how many */
export async function endLeftovers() {
  const left = readJson(childrenFile(), /** @type {Who[]} */ ([])).filter(stillRuns)
  await Promise.all(left.map((child) => endGroup(child.pid)))
  rmSync(childrenFile(), { force: true })
  return left.length
}
