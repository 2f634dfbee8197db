import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  pid: number
  parent: number
  line: string
  environment: string[]
}

/** What Linux tells of a process; null of one that just ended, or of another's. */
function look(pid: number): Process | null {
  try {
    const [, state = '', parent = ''] = /\) (\S) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    if (state === 'Z') return null
    const words = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0')
    return {
      pid,
      parent: Number(parent),
      line: words('cmdline').join(' ').trim(),
      environment: words('environ'),
    }
  } catch {
    return null
  }
}

const all = (): Process[] =>
  readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (look(Number(name)) ?? []) : []))

/** Whatever belongs to the shop of a data folder, whoever its parents are by now. */
export function processesOf(dataDir: string): Process[] {
  const found = all()
  const own = new Set(
    found
      .filter(
        ({ line, environment }) =>
          environment.includes(`DATA_DIR=${dataDir}`) || line.includes(`${dataDir}/`),
      )
      .map(({ pid }) => pid),
  )
  // PostgreSQL's children write over what they were started with.
  for (let before = -1; before < own.size;) {
    before = own.size
    for (const { pid, parent } of found) if (own.has(parent)) own.add(pid)
  }
  return found.filter(({ pid }) => own.has(pid))
}

/** PostgreSQL's first processes on a data folder: one for each server. */
export function serversOn(dataDir: string): Process[] {
  const on = processesOf(dataDir).filter(({ line }) => line.includes(`-D ${dataDir}/postgres `))
  return on.filter(({ parent }) => !on.some(({ pid }) => pid === parent))
}

/** The part of a shop that was told to listen on a port. */
export function listenerOn(dataDir: string, port: number): number {
  const found = processesOf(dataDir).filter(({ environment }) => environment.includes(`PORT=${port}`))
  const first = found.find(({ parent }) => !found.some(({ pid }) => pid === parent))
  if (!first) throw new Error(`Nobody of the shop listens on ${port}`)
  return first.pid
}

export function end(pids: number[], signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended by itself.
    }
}
