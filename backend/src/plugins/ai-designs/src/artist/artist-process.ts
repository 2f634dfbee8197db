import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { WorkerAnswer, WorkerRequest } from './messages'
import type { DrawnPicture, PictureRequest } from './picture'

const LIMIT_MS = 20_000

interface Pending {
  resolve: (drawn: DrawnPicture) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/**
 * One child process that draws, so that the server's event loop stays free. It starts with the first picture, is killed
 * when a picture takes longer than 20 s and started again with the next one, and never keeps the server alive.
 */
export class ArtistProcess {
  private child: ChildProcess | null = null
  private readonly pending = new Map<number, Pending>()
  private count = 0

  draw(picture: PictureRequest): Promise<DrawnPicture> {
    const child = (this.child ??= this.start())
    const id = ++this.count
    return new Promise((resolve, reject) => {
      // The queue inside the child counts too: each waiting picture may take its share.
      const limit = LIMIT_MS * (this.pending.size + 1)
      const timer = setTimeout(() => child.kill('SIGKILL'), limit)
      this.pending.set(id, { resolve, reject, timer })
      child.ref()
      child.channel?.ref()
      const request: WorkerRequest = { id, picture }
      child.send(request, (error) => {
        if (error) this.settle(id, ({ reject: refuse }) => refuse(error))
      })
    })
  }

  stop(): void {
    this.child?.kill()
  }

  private start(): ChildProcess {
    const extension = path.extname(__filename)
    // Run from TypeScript sources the child has to compile them too; compiled, it is plain JavaScript.
    const fromSources = extension === '.ts'
    const child = fork(path.join(__dirname, `worker${extension}`), [], {
      cwd: __dirname,
      execArgv: fromSources ? ['-r', 'ts-node/register'] : [],
      env: { ...process.env, ...(fromSources ? { TS_NODE_TRANSPILE_ONLY: 'true' } : {}), NODE_OPTIONS: '' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (answer: WorkerAnswer) => {
      this.settle(answer.id, ({ resolve, reject }) =>
        'drawn' in answer ? resolve(asBuffers(answer.drawn)) : reject(new Error(answer.error)),
      )
    })
    child.on('error', (error) => this.lost(child, error))
    child.on('exit', (code, signal) => this.lost(child, new Error(`The artist stopped (${signal ?? code})`)))
    return child
  }

  private settle(id: number, how: (pending: Pending) => void): void {
    const pending = this.pending.get(id)
    if (!pending) return
    clearTimeout(pending.timer)
    this.pending.delete(id)
    how(pending)
    if (this.pending.size === 0) {
      this.child?.unref()
      this.child?.channel?.unref()
    }
  }

  private lost(child: ChildProcess, error: Error): void {
    if (this.child !== child) return
    this.child = null
    for (const id of [...this.pending.keys()]) this.settle(id, ({ reject }) => reject(error))
  }
}

/** Structured cloning turns Buffers into plain byte arrays. */
function asBuffers(drawn: DrawnPicture): DrawnPicture {
  return {
    ...drawn,
    png: Buffer.from(drawn.png),
    large: Buffer.from(drawn.large),
    thumb: Buffer.from(drawn.thumb),
  }
}
