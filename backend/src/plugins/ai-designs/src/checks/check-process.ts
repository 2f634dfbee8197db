import { z } from '@medusajs/framework/zod'
import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { PictureScores } from './picture-checker'

/** The model takes some ten seconds to load; after that a picture takes a tenth of one. */
const PATIENCE_MS = 120_000
const FOLDERS = ['picture-check', 'backend/picture-check', '../../picture-check']

const answerSchema = z.union([
  z.object({ id: z.number(), porn: z.number(), hentai: z.number(), sexy: z.number() }),
  z.object({ id: z.number(), error: z.string() }),
])
type Child = ChildProcessByStdio<Writable, Readable, null>
interface Waiting {
  resolve: (scores: PictureScores) => void
  reject: (error: Error) => void
}

/** Where the checker was installed, or null; its packages are no part of the shop's own. */
function installed(): string | null {
  const folders = FOLDERS.map((folder) => path.resolve(process.env.PICTURE_CHECK_DIR ?? '.', folder))
  const given = process.env.PICTURE_CHECK_DIR
  const found = [...(given ? [path.resolve(given)] : []), ...folders].find((folder) =>
    existsSync(path.join(folder, 'node_modules', 'nsfwjs')),
  )
  return found ?? null
}

/** The checker's process: started with the first picture, started again after it died. */
export class CheckProcess {
  private child: Child | null = null
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  constructor(private readonly folder: () => string | null = installed) {}

  check(pixels: Buffer): Promise<PictureScores> {
    const child = this.running()
    const id = (this.last += 1)
    return new Promise<PictureScores>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.settle(id)?.reject(new Error('The picture check does not answer'))
        child.kill('SIGKILL')
      }, PATIENCE_MS)
      this.waiting.set(id, {
        resolve: (scores) => {
          clearTimeout(timer)
          resolve(scores)
        },
        reject: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      })
      child.stdin.write(`${JSON.stringify({ id, pixels: pixels.toString('base64') })}\n`)
    })
  }

  stop(): void {
    this.child?.kill('SIGKILL')
  }

  private running(): Child {
    if (this.child) return this.child
    const folder = this.folder()
    if (!folder) throw new Error('The picture check is not installed: npm run picture-check:install')
    const child = spawn(process.execPath, ['check.mjs'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] })
    // It must not keep a shop alive that wants to end.
    child.unref()
    createInterface({ input: child.stdout }).on('line', (line) => this.hear(line))
    child.stdin.on('error', () => undefined)
    child.once('error', () => this.end(child))
    child.once('exit', () => this.end(child))
    this.child = child
    return child
  }

  private hear(line: string): void {
    const answer = answerSchema.safeParse(JSON.parse(line))
    if (!answer.success) return
    const waiting = this.settle(answer.data.id)
    if ('error' in answer.data) waiting?.reject(new Error(answer.data.error))
    else {
      const { porn, hentai, sexy } = answer.data
      waiting?.resolve({ porn, hentai, sexy })
    }
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    return waiting
  }

  private end(child: Child): void {
    if (this.child !== child) return
    this.child = null
    for (const id of [...this.waiting.keys()]) this.settle(id)?.reject(new Error('The picture check ended'))
  }
}
