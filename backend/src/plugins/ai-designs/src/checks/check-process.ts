import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Socket } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { PictureScores } from './picture-checker'
import { readAnswer } from './read-answer'

/** The model takes some ten seconds to load; after that a picture takes a tenth of one. */
const PATIENCE = { loadingMs: 60_000, lookingMs: 15_000 }
/** From where the shop may be started: its own folder, the backend's, or what was built of that. */
const FOLDERS = ['picture-check', 'backend/picture-check', '../../picture-check']

type Child = ChildProcessByStdio<Writable, Readable, null>
interface Waiting {
  resolve: (scores: PictureScores) => void
  reject: (error: Error) => void
}

const MISSING = 'The picture check is not installed: npm run picture-check:install'

/** Where the checker was installed, or null; its packages are no part of the shop's own. */
export function installed(): string | null {
  const folders = FOLDERS.map((folder) => path.resolve(folder))
  return folders.find((folder) => existsSync(path.join(folder, 'node_modules', 'nsfwjs'))) ?? null
}

/** What an operator has to hear at the start of a shop that wants its pictures checked; null where all is well. */
export function noticeOf(imageCheck: string, folder: string | null = installed()): string | null {
  if (imageCheck !== 'nsfwjs' || folder) return null
  return `${MISSING}. Until then every picture that it was to look at is marked for a close look with its order`
}

/**
 * The checker's process: started with the first picture, started again after it died. Whatever it does, every picture that
 * is handed to it is answered or given up within PATIENCE.
 */
export class CheckProcess {
  private child: Child | null = null
  private loaded = false
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  constructor(
    private readonly folder: () => string | null = installed,
    private readonly patience = PATIENCE,
  ) {}

  async check(pixels: Buffer): Promise<PictureScores> {
    const child = this.running()
    const id = (this.last += 1)
    const { loadingMs, lookingMs } = this.patience
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<PictureScores>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject })
        timer = setTimeout(() => this.giveUp(child), this.loaded ? lookingMs : loadingMs)
        child.stdin.write(`${JSON.stringify({ id, pixels: pixels.toString('base64') })}\n`)
      })
    } finally {
      clearTimeout(timer)
    }
  }

  stop(): void {
    this.child?.kill('SIGKILL')
  }

  private running(): Child {
    if (this.child) return this.child
    const folder = this.folder()
    if (!folder) throw new Error(MISSING)
    const child = spawn(process.execPath, ['check.mjs'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] })
    // It must not keep a shop alive that wants to end.
    child.unref()
    for (const pipe of [child.stdin, child.stdout]) if (pipe instanceof Socket) pipe.unref()
    createInterface({ input: child.stdout })
      .on('line', (line) => this.hear(child, line))
      .on('error', () => this.end(child))
    child.stdin.on('error', () => undefined)
    child.once('error', () => this.end(child))
    child.once('exit', () => this.end(child))
    this.child = child
    this.loaded = false
    return child
  }

  private hear(child: Child, line: string): void {
    if (this.child !== child) return
    const answer = readAnswer(line)
    if (answer === 'ready') this.loaded = true
    else if (answer) {
      const waiting = this.settle(answer.id)
      if ('scores' in answer) waiting?.resolve(answer.scores)
      else waiting?.reject(new Error(answer.error))
    }
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    return waiting
  }

  private giveUp(child: Child): void {
    child.kill('SIGKILL')
    this.end(child, 'The picture check does not answer')
  }

  private end(child: Child, why = 'The picture check ended'): void {
    if (this.child !== child) return
    this.child = null
    for (const id of [...this.waiting.keys()]) this.settle(id)?.reject(new Error(why))
  }
}
