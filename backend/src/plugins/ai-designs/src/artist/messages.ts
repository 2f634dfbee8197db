import type { DrawnPicture, PictureRequest } from './picture'

export interface WorkerRequest {
  id: number
  picture: PictureRequest
}
export type WorkerAnswer = { id: number; drawn: DrawnPicture } | { id: number; error: string }
