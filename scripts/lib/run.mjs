import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { dataDir } from './paths.mjs'

/** @param {string} name */
export function logFile(name) {
  return path.join(dataDir(), 'logs', `${name}.log`)
}

/** A long-running part's log begins anew. That of its last run stays beside it, since it says how that ended. @param {string} file */
export function beginLog(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(file)) renameSync(file, `${file}.1`)
}

/** The last lines of a log, without colours. @param {string} file @param {number} [count] */
export function lastLines(file, count = 20) {
  if (!existsSync(file)) return ''
  const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
  return readFileSync(file, 'utf8').replace(colour, '').trimEnd().split('\n').slice(-count).join('\n')
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const active = new Set()

/** Told when a program begins or ends. @type {() => void} */
let changed = () => undefined

/** @param {() => void} listener */
export function onRunsChanged(listener) {
  changed = listener
}

/** The ids of all programs that {@link run} is waiting for. */
export const runningNow = () => [...active].flatMap(({ pid }) => pid ?? [])

/** Ends every program that {@link run} is waiting for. */
export function endRuns() {
  for (const child of active) child.kill('SIGTERM')
}

/**
 * Runs a program to its end, its output in a log.
 * @param {string} name of the step, also of its log
 * @param {string[]} line program and arguments
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, tail?: number }} options
 * @returns {Promise<void>} rejects with the last lines of the log
 */
export function run(name, line, { cwd, env = process.env, onLine, tail = 20 }) {
  const file = logFile(name)
  mkdirSync(path.dirname(file), { recursive: true })
  const log = createWriteStream(file)
  return new Promise((resolve, reject) => {
    const child = spawn(line[0] ?? '', line.slice(1), { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    active.add(child)
    changed()
    const keep = (/** @type {Buffer} */ chunk) => {
      log.write(chunk)
      const last = String(chunk).trim().split('\n').at(-1)
      if (last) onLine?.(last)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => {
      active.delete(child)
      changed()
      log.end(() => {
        if (code === 0) resolve()
        else
          reject(
            new Error(`${name} failed (${line.join(' ')}). The end of ${file}:\n${lastLines(file, tail)}`),
          )
      })
    })
  })
}

/** npm as it was started with, or the one on the path. @param {string[]} args */
export function npm(args) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, script, ...args] : ['npm', ...args]
}
