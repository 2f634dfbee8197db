// First, so that it watches while the rest is loaded.
import './end-with-parent'
import sharp from 'sharp'
import type { WorkerAnswer, WorkerRequest } from './messages'
import { makePicture } from './picture'

// The child process of artist-process.ts: draws what it is asked for, one picture after the other.
sharp.concurrency(1)
sharp.cache(false)

let queue = Promise.resolve()

async function answer({ id, picture, renderer }: WorkerRequest): Promise<void> {
  const tell = (told: WorkerAnswer): void => {
    // Told to nobody, it would bring the process down with a stack trace; it is about to end anyway.
    process.send?.(told, undefined, undefined, () => undefined)
  }
  try {
    const on = {
      stage: (stage: 'sketching' | 'colouring' | 'finishing') => tell({ id, stage }),
      partial: (partial: Buffer) => tell({ id, partial }),
    }
    tell({ id, drawn: await makePicture(picture, on, renderer) })
  } catch (error) {
    tell({ id, error: error instanceof Error ? error.message : String(error) })
  }
}

process.on('message', (request: WorkerRequest) => {
  queue = queue.then(() => answer(request))
})
