import type { DrawnPicture, PictureRequest } from './picture'
import type { Renderer } from './rasterise'

/** What the server asks a child process for. */
export interface WorkerRequest {
  id: number
  picture: PictureRequest
  renderer: Renderer
}

/** What it tells: `drawn` or `error` ends the picture. */
export type WorkerAnswer = { id: number } & (
  | { stage: 'sketching' | 'colouring' | 'finishing' }
  | { partial: Uint8Array }
  | { drawn: DrawnPicture }
  | { error: string }
)
