import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cache, root } from '../../../scripts/lib/paths.mjs'
import { waitUntil } from '../drive/patience'
import { freeShopPorts, NO_LIMITS, portSettings } from '../shop-ports'
import { end, processesOf } from './processes'

const OPEN = 'Caseloom is open'
/** Parts of a start, and the log by which each is known to have begun; PostgreSQL comes first, and leaves none of its own. */
export const PARTS = { made: '', migrated: 'migrate', seeded: 'seed', opening: 'backend' } as const
export type Part = keyof typeof PARTS

/** A data folder in which the shop is started as `npm start` and `npm run cluster` start it, and killed. */
export async function shopFolder(name: string, script = 'start.mjs', settings: NodeJS.ProcessEnv = {}) {
  const dataDir = path.join(cache, 'test', name, String(process.pid))
  rmSync(dataDir, { recursive: true, force: true })
  const ports = await freeShopPorts()

  function start(more: NodeJS.ProcessEnv = {}) {
    mkdirSync(dataDir, { recursive: true })
    // By its logs is seen how far it has come.
    rmSync(path.join(dataDir, 'logs'), { recursive: true, force: true })
    const began = Date.now()
    const child = spawn(process.execPath, [path.join(root, 'scripts', script)], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        ...NO_LIMITS,
        ...portSettings(ports),
        DATA_DIR: dataDir,
        FILES_DIR: path.join(dataDir, 'files'),
        ...settings,
        ...more,
      },
    })
    const pid = child.pid ?? 0
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += String(text)))
    let code: number | null | undefined
    const ended = new Promise<number | null>((resolve) => {
      child.on('close', (left) => {
        code = left
        resolve(left)
      })
    })
    const until = (what: string, is: () => boolean) =>
      waitUntil(
        what,
        () => {
          if (is()) return Promise.resolve(true)
          if (code !== undefined)
            throw new Error(`The start ended with ${String(code)} before ${what}:\n${said}`)
          return Promise.resolve(false)
        },
        undefined,
        20,
      )
    return {
      pid,
      ended,
      said: () => said,
      isOver: () => code !== undefined,
      /** Milliseconds until a part has begun. */
      async reaches(part: Part): Promise<number> {
        const log = PARTS[part]
        if (log) await until(`it is ${part}`, () => existsSync(path.join(dataDir, 'logs', `${log}.log`)))
        return Date.now() - began
      },
      async opens(): Promise<number> {
        await until('it is open', () => said.includes(OPEN))
        return Date.now() - began
      },
      /** Asked to end, as Ctrl-C and a service manager do. */
      async stop(): Promise<number | null> {
        end([pid], 'SIGTERM')
        return ended
      },
    }
  }

  return {
    dataDir,
    ports,
    start,
    empty: () => rmSync(dataDir, { recursive: true, force: true }),
    async remove() {
      end(processesOf(dataDir).map(({ pid }) => pid))
      await waitUntil('An end of all processes', () => Promise.resolve(processesOf(dataDir).length === 0))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type ShopFolder = Awaited<ReturnType<typeof shopFolder>>
export type StartedShop = ReturnType<ShopFolder['start']>
