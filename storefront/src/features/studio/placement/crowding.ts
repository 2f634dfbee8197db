import type { PrintArea } from '@caseloom/contract'

/** What a share under the camera means: clear, some, or so much that something that matters lies there. */
export function crowding(loss: number, area: PrintArea): 'clear' | 'some' | 'much' {
  const { width, height } = area.cameraCutout
  const density = loss / (width * height)
  if (density < 0.55) return 'clear'
  return density < 1.15 ? 'some' : 'much'
}
