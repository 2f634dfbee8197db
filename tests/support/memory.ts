import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { waitUntil } from './drive/patience'
import type { Stack } from './stack'

const told = z.object({ rss: z.number(), heap: z.number(), external: z.number(), resources: z.number() })

/** What a process holds after its garbage was collected: bytes, open timers and sockets as Node counts them, and open files. */
export type Held = z.infer<typeof told> & { files: number }

function readOnce(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Asks a process of a shop under test, by its id (see told-memory.mjs). */
export async function heldBy({ memoryFile }: Stack, pid: number): Promise<Held> {
  const file = `${memoryFile}.${pid}`
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  const text = await waitUntil(`The memory of process ${pid}`, () => Promise.resolve(readOnce(file)))
  return { ...told.parse(JSON.parse(text)), files: readdirSync(`/proc/${pid}/fd`).length }
}
