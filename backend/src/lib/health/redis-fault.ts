import { connect, type Socket } from 'node:net'
import { connect as connectSafely } from 'node:tls'
import { hostOf, PATIENCE_MS } from './accepts'

const STANDARD_PORT = 6379
/** One key for all processes, gone by itself. */
const PROBE = ['SET', 'caseloom:health-probe', '1', 'PX', '10000']

const AWAY = 'Redis takes no connection, or says nothing'
const PASSWORD = 'Redis refuses the name or the password of REDIS_URL'
const NOT_YET = 'Redis takes nothing yet, or is another’s copy'
const REASONS: Record<string, string> = {
  OOM: 'Redis has no memory left, and refuses what is new',
  MISCONF: 'Redis cannot write to its disk, and refuses what is new',
  NOAUTH: PASSWORD,
  WRONGPASS: PASSWORD,
  LOADING: NOT_YET,
  MASTERDOWN: NOT_YET,
  READONLY: NOT_YET,
}

/** What it is told, each as a list of words; a password may hold anything. */
function commandsFor({ username, password }: URL): string[][] {
  if (!password) return [PROBE]
  const names = username ? [decodeURIComponent(username)] : []
  return [['AUTH', ...names, decodeURIComponent(password)], PROBE]
}
const spoken = (words: string[]) =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`

/** Null also for one that lets the shop touch nothing but the shop's own keys, of which this is none. */
function faultIn(answer: string): string | null {
  const [, code = ''] = /^-(\w+)/.exec(answer) ?? []
  if (answer.startsWith('+') || code === 'NOPERM') return null
  return REASONS[code] ?? 'Redis refuses what it is told'
}

function open(url: URL): Socket {
  const host = hostOf(url)
  const place = { host, port: Number(url.port) || STANDARD_PORT }
  return url.protocol === 'rediss:' ? connectSafely({ ...place, servername: host }) : connect(place)
}

/**
 * What keeps Redis from keeping anything, in words, or null. It is asked to: one that is full, or whose disk is, goes on answering all
 * else, and the system goes on taking connections for one that hangs.
 */
export function redisFault(address: string): Promise<string | null> {
  const url = new URL(address)
  const commands = commandsFor(url)
  return new Promise((resolve) => {
    const socket = open(url)
    const end = (fault: string | null) => {
      socket.destroy()
      resolve(fault)
    }
    let heard = ''
    socket.setTimeout(PATIENCE_MS, () => end(AWAY))
    socket.once('connect', () => socket.write(commands.map(spoken).join('')))
    socket.on('data', (data) => {
      heard += data.toString()
      const answers = heard.split('\r\n').slice(0, -1)
      if (answers.length >= commands.length) end(faultIn(answers.at(-1) ?? ''))
    })
    socket.once('error', () => end(AWAY))
    socket.once('close', () => end(AWAY))
  })
}
