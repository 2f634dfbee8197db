import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  pid: number
  parent: number
  line: string
  port: string
  /** Megabytes: of PostgreSQL's processes what is their own, since they share the rest. */
  megabytes: number
  /** Of processor time, with that of children which have ended. */
  seconds: number
}

/** What `/proc` counts processor time in, on every Linux that Node runs on. */
const TICKS_A_SECOND = 100

/** Its times stand behind the program's name, which may hold spaces: own and the system's, and those of ended children. */
function secondsOf(stat: string): number {
  const fields = stat.replace(/^.*\)\s+/s, '').split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND
}

const ofPostgres = (line: string) => line.startsWith('postgres') || line.includes('/postgres ')

function read(pid: number): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    const port = /(?:^|\0)PORT=(\d+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1] ?? ''
    const kilobytes = field(ofPostgres(line) ? 'RssAnon' : 'VmRSS')
    const seconds = secondsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return { pid, parent: field('PPid'), line, port, megabytes: kilobytes / 1024, seconds }
  } catch {
    // It ended while it was looked at, or belongs to the system.
    return null
  }
}

/** Linux alone tells of all processes without a program for it; elsewhere nothing is known. */
const all = (): Process[] =>
  process.platform === 'linux'
    ? readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (read(Number(name)) ?? []) : []))
    : []

/** Megabytes of these processes together. */
export const megabytesOf = (pids: number[]): number =>
  pids.reduce((sum, pid) => sum + (read(pid)?.megabytes ?? 0), 0)

/** Programs of the shop by their command line; Node's own are told by their port. */
const PROGRAMS: [name: string, known: (line: string) => boolean][] = [
  ['PostgreSQL', ofPostgres],
  ['Redis', (line) => line.includes('redis-server')],
  ['proxy', (line) => line.startsWith('caddy')],
  ['S3 (stand-in)', (line) => line.includes('s3-server')],
  ['sandbox', (line) => line.includes('dist/cli.js')],
]

/** What a part of the shop takes: memory, and processor time since it began. */
export interface Part {
  megabytes: number
  seconds: number
}

/** Each part of the shop whose starter has this id; `ports` names the parts that listen on them. */
export function partsOf(starter: number, ports: Record<string, string>): Map<string, Part> {
  const processes = all()
  const parts = new Map<string, Part>()
  const add = (parent: number, inherited: string) => {
    for (const child of processes.filter((each) => each.parent === parent)) {
      const program = PROGRAMS.find(([, known]) => known(child.line))?.[0]
      const name = inherited || (program ?? ports[child.port] ?? 'others')
      const { megabytes, seconds } = parts.get(name) ?? { megabytes: 0, seconds: 0 }
      parts.set(name, { megabytes: megabytes + child.megabytes, seconds: seconds + child.seconds })
      // What a server starts for itself, such as the artist, is a part of it.
      add(child.pid, name)
    }
  }
  add(starter, '')
  return parts
}
