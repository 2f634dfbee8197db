import { mkdtempSync, rmSync } from 'node:fs'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'

/** Whether it says something to a PING within a second. */
const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (says: boolean) => {
      socket.destroy()
      resolve(says)
    }
    socket.setTimeout(1000, () => end(false))
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', () => end(true))
    socket.once('error', () => end(false))
  })

/** A Redis of the system's (Debian: apt-get install redis-server), on a free port, that keeps what it was given as the cluster's does. */
export async function startRedis() {
  const dir = mkdtempSync(path.join(tmpdir(), 'caseloom-redis-'))
  const port = await getPort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess | null = null

  async function start(): Promise<void> {
    const redis = spawn(
      'redis-server',
      [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', ''],
        ...['--appendonly', 'yes', '--maxmemory-policy', 'noeviction'],
      ],
      { stdio: 'ignore' },
    )
    child = redis
    const missing = new Promise<never>((_resolve, reject) => {
      redis.once('error', () =>
        reject(new Error("'redis-server' is not installed (Debian: apt-get install redis-server).")),
      )
    })
    const up = async () => {
      while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await Promise.race([missing, up()])
  }
  const kill = () =>
    new Promise<void>((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) {
        resolve()
        return
      }
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })

  const ask = (...command: string[]) =>
    execFileSync('redis-cli', ['-h', '127.0.0.1', '-p', String(port), ...command], { encoding: 'utf8' })

  await start()
  return {
    url,
    start,
    kill,
    /** It has lost what it kept. */
    async startEmpty() {
      rmSync(path.join(dir, 'appendonlydir'), { recursive: true, force: true })
      await start()
    },
    empty: () => void ask('FLUSHALL'),
    /** From now on it refuses what is written and goes on being read. */
    fill: () => void ask('CONFIG', 'SET', 'maxmemory', '1'),
    makeRoom: () => void ask('CONFIG', 'SET', 'maxmemory', '0'),
    /** Names of the shop's jobs that come again and again. */
    schedules: () => ask('ZRANGE', 'bull:medusa-workflows-jobs:repeat', '0', '-1').trim().split('\n').sort(),
    /** How many there are of Medusa's own, which removes what it remembers of workflows that are over. */
    cleaners: () => Number(ask('ZCARD', 'bull:workflows-cleaner:repeat')),
    /** It goes on taking connections and says nothing any more. */
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    async stop() {
      await kill()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
