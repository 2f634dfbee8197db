import { availableParallelism } from 'node:os'
import { ArtistProcess, LostPicture } from './artist-process'
import type { DrawnPicture, PictureEvents, PictureRequest } from './picture'
import type { Renderer } from './rasterise'

export interface PoolOptions {
  /** Child processes; by default one less than there are cores, one or two. */
  size?: number
  /** For one picture. */
  limitMs?: number
  /** The file that a child runs. */
  worker?: string
}

interface Waiting {
  picture: PictureRequest
  on: PictureEvents
  renderer: Renderer
  signal: AbortSignal
  resolve: (drawn: DrawnPicture) => void
  reject: (error: unknown) => void
}

/** Far past the slowest picture: only a stuck process may meet it, not one that gives way to a busy server. */
const LIMIT_MS = 60_000
const MOST = 2

/**
 * A few processes that draw, and the pictures that wait for one. A picture on which a process died is drawn once more, by the
 * other renderer: what one stumbles over is no matter to the second.
 */
export class ArtistPool {
  private readonly processes: ArtistProcess[]
  private readonly waiting: Waiting[] = []

  constructor({ size, limitMs = LIMIT_MS, worker }: PoolOptions = {}) {
    const count = size ?? Math.min(MOST, Math.max(1, availableParallelism() - 1))
    this.processes = Array.from({ length: count }, () => new ArtistProcess(limitMs, worker))
  }

  /** The running children's ids. */
  get pids(): number[] {
    return this.processes.flatMap(({ pid }) => pid ?? [])
  }

  /** Starts the first process, so that the first picture need not wait for it. */
  warm(): void {
    this.processes[0]?.warm()
  }

  /** @throws the signal's reason once nobody waits any more; a picture that is being drawn then is thrown away. */
  draw(picture: PictureRequest, on: PictureEvents, signal: AbortSignal): Promise<DrawnPicture> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(abortion(signal))
        return
      }
      const abort = (): void => {
        const at = this.waiting.indexOf(entry)
        if (at >= 0) this.waiting.splice(at, 1)
        reject(abortion(signal))
      }
      const done = (): void => {
        signal.removeEventListener('abort', abort)
      }
      const entry: Waiting = {
        picture,
        on: {
          stage: (stage) => !signal.aborted && on.stage(stage),
          partial: (webp) => !signal.aborted && on.partial(webp),
        },
        renderer: 'resvg',
        signal,
        resolve: (drawn) => {
          done()
          resolve(drawn)
        },
        reject: (error) => {
          done()
          reject(error instanceof Error ? error : new Error(String(error)))
        },
      }
      signal.addEventListener('abort', abort, { once: true })
      this.waiting.push(entry)
      this.next()
    })
  }

  stop(): void {
    for (const process of this.processes) process.stop()
  }

  private next(): void {
    const free = this.processes.find(({ busy }) => !busy)
    const entry = free && this.waiting.shift()
    if (!entry) return
    const { picture, on, renderer, signal } = entry
    free
      .draw(picture, on, renderer)
      .then(entry.resolve, (error: unknown) => {
        if (error instanceof LostPicture && renderer === 'resvg' && !signal.aborted) {
          this.waiting.unshift({ ...entry, renderer: 'librsvg' })
        } else entry.reject(error)
      })
      .finally(() => {
        this.next()
      })
    this.next()
  }
}

const abortion = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new Error('Nobody waits for this picture')
