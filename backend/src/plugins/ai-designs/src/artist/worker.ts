import sharp from 'sharp'
import type { WorkerAnswer, WorkerRequest } from './messages'
import { makePicture } from './picture'

// The child process of artist-process.ts: draws what it is asked for, one picture after the other.
sharp.concurrency(1)
sharp.cache(false)

let queue = Promise.resolve()

async function answer({ id, picture }: WorkerRequest): Promise<void> {
  let reply: WorkerAnswer
  try {
    reply = { id, drawn: await makePicture(picture) }
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) }
  }
  process.send?.(reply)
}

process.on('message', (request: WorkerRequest) => {
  queue = queue.then(() => answer(request))
})
process.on('disconnect', () => process.exit(0))
