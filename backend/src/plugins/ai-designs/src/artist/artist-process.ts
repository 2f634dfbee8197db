import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { WorkerAnswer, WorkerRequest } from './messages'
import type { DrawnPicture, PictureEvents, PictureRequest } from './picture'
import type { Renderer } from './rasterise'

const WORKER = path.join(__dirname, `worker${path.extname(__filename)}`)

/** The process died or was killed while it drew: the picture may be tried once more. */
export class LostPicture extends Error {}

interface Pending {
  id: number
  on: PictureEvents
  resolve: (drawn: DrawnPicture) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/**
 * A child process that draws one picture at a time, so that the server's event loop stays free. It starts with the first
 * picture, is killed when a picture takes too long, starts again with the next one, and never keeps the server alive.
 */
export class ArtistProcess {
  private child: ChildProcess | null = null
  private pending: Pending | null = null
  private count = 0

  constructor(
    private readonly limitMs: number,
    private readonly worker = WORKER,
  ) {}

  get busy(): boolean {
    return this.pending !== null
  }

  /** The running child's id, for those who watch it. */
  get pid(): number | undefined {
    return this.child?.pid
  }

  /** Starts the child before there is something to draw. */
  warm(): void {
    this.child ??= this.start()
    this.release()
  }

  draw(picture: PictureRequest, on: PictureEvents, renderer: Renderer): Promise<DrawnPicture> {
    const child = (this.child ??= this.start())
    const id = ++this.count
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), this.limitMs)
      this.pending = { id, on, resolve, reject, timer }
      child.ref()
      child.channel?.ref()
      const request: WorkerRequest = { id, picture, renderer }
      child.send(request, (error) => {
        if (error) this.settle(id, (pending) => pending.reject(new LostPicture(error.message)))
      })
    })
  }

  stop(): void {
    this.child?.kill()
  }

  private start(): ChildProcess {
    // Run from TypeScript sources the child has to compile them too; compiled, it is plain JavaScript.
    const fromSources = path.extname(this.worker) === '.ts'
    const child = fork(this.worker, [String(process.pid)], {
      cwd: __dirname,
      execArgv: fromSources ? ['-r', 'ts-node/register'] : [],
      env: { ...process.env, ...(fromSources ? { TS_NODE_TRANSPILE_ONLY: 'true' } : {}), NODE_OPTIONS: '' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    giveWay(child)
    child.on('message', (answer: WorkerAnswer) => this.hear(answer))
    child.on('error', (error) => this.lost(child, error.message))
    child.on('exit', (code, signal) => this.lost(child, `The artist stopped (${signal ?? code})`))
    return child
  }

  private hear(answer: WorkerAnswer): void {
    const { pending } = this
    if (pending?.id !== answer.id) return
    if ('stage' in answer) pending.on.stage(answer.stage)
    else if ('partial' in answer) pending.on.partial(Buffer.from(answer.partial))
    else if ('drawn' in answer) this.settle(answer.id, ({ resolve }) => resolve(asBuffers(answer.drawn)))
    else this.settle(answer.id, ({ reject }) => reject(new Error(answer.error)))
  }

  private settle(id: number, how: (pending: Pending) => void): void {
    const { pending } = this
    if (pending?.id !== id) return
    clearTimeout(pending.timer)
    this.pending = null
    this.release()
    how(pending)
  }

  private release(): void {
    this.child?.unref()
    this.child?.channel?.unref()
  }

  private lost(child: ChildProcess, why: string): void {
    if (this.child !== child) return
    this.child = null
    if (this.pending) this.settle(this.pending.id, ({ reject }) => reject(new LostPicture(why)))
  }
}

/** Drawing waits for the server's own work. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A system that knows no priorities draws all the same.
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
