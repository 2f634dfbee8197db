import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './process-table.mjs'
import { beginLog, lastLines, logFile } from './run.mjs'

/** @typedef {{ name: string, pid: number, ended: Promise<string>, stop: () => Promise<void> }} Child */

/** Ends a process with all of its group, or alone where it leads none: asked first, made to after a while. @param {number} pid @param {number} [patience] */
export async function endGroup(pid, patience = 10_000) {
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    for (const target of isAlive(pid) ? [-pid, pid] : [-pid])
      try {
        process.kill(target, name)
        return
      } catch {
        // There is no such group, or it has ended by itself.
      }
  }
  signal('SIGTERM')
  for (let waited = 0; waited < patience && isAlive(pid); waited += 50) await sleep(50)
  signal('SIGKILL')
}

/**
 * Starts a long-running part of the shop in a process group of its own, its output in a log.
 * @param {string} name @param {string[]} line @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Child} `ended` tells in words how it went, with the last lines of its log
 */
export function startChild(name, line, { cwd, env }) {
  const file = logFile(name)
  beginLog(file)
  // Appended to, so that whoever empties it meanwhile (logrotate's copytruncate) finds no gap in it.
  const log = openSync(file, 'a')
  const child = spawn(line[0] ?? '', line.slice(1), { cwd, env, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const pid = child.pid ?? 0
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.on('error', (fault) => resolve(`${name} could not be started: ${fault.message}`))
    child.on('exit', (code, signal) =>
      resolve(`${name} stopped (${signal ?? `exit code ${code}`}). The end of ${file}:\n${lastLines(file)}`),
    )
  })
  return {
    name,
    pid,
    ended,
    stop: async () => {
      if (pid > 0) await endGroup(pid)
      await ended
    },
  }
}

/**
 * Waits until an address answers below 400.
 * @param {string} name @param {string} url @param {Child} child @param {number} [patience] in ms
 */
export async function waitFor(name, url, child, patience = 120_000) {
  let last = 'no answer'
  let over = ''
  void child.ended.then((words) => (over = words))
  for (const end = Date.now() + patience; Date.now() < end; await sleep(100)) {
    if (over) throw new Error(over)
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
      await answer.arrayBuffer()
      if (answer.status < 400) return
      last = `status ${answer.status}`
    } catch (fault) {
      last = fault instanceof Error ? fault.message : String(fault)
    }
  }
  throw new Error(
    `${name} was not ready after ${patience / 1000} s (${url}: ${last}). The end of its log:\n${lastLines(logFile(child.name))}`,
  )
}
