import { afterEach, expect, it, vi } from 'vitest'
import type { Placement } from '@caseloom/contract'
import { printTexture } from './print-texture'

const { drawn, faces } = vi.hoisted(() => ({ drawn: [] as unknown[], faces: [] as (() => void)[] }))
vi.mock('../case/draw-print', () => ({
  drawPrint: (_pen: unknown, _canvas: unknown, _artwork: unknown, placement: unknown) =>
    drawn.push(placement),
}))
vi.mock('../case/load-face', () => ({ loadFace: () => new Promise<void>((resolve) => faces.push(resolve)) }))
afterEach(() => vi.restoreAllMocks())

it('letters that come late are not painted over what was asked for since', async () => {
  const pen = { save: vi.fn(), beginPath: vi.fn(), rect: vi.fn(), clip: vi.fn(), restore: vi.fn() }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  const { paint } = printTexture({ widthPx: 100, heightPx: 200 })
  const artwork = { image: document.createElement('canvas'), width: 10, height: 10 }
  const worded = { text: { font: 'late' } } as unknown as Placement
  const bare = { text: null } as unknown as Placement
  const first = paint(artwork, worded)
  await paint(artwork, bare)
  faces.forEach((come) => come())
  await first
  expect(drawn).toEqual([bare])
})
