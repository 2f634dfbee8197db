import type { Placement, PrintArea } from '@caseloom/contract'
import { CanvasTexture, SRGBColorSpace } from 'three'
import { drawPrint } from '../case/draw-print'
import { loadFace } from '../case/load-face'
import { areaSize, type Size } from '../case/placement'

/** Enough for a case on a screen; the print itself is made elsewhere. */
const HEIGHT = 1536

/** The print area of a case as a texture, painted by the printer's formula and painted again as the picture is moved. */
export interface PrintTexture {
  texture: CanvasTexture
  /** `share` below 1 leaves what was painted before below that part of the height. */
  paint: (artwork: { image: CanvasImageSource } & Size, placement: Placement, share?: number) => Promise<void>
}

/** @throws where the browser has no canvas */
export function printTexture(area: Pick<PrintArea, 'widthPx' | 'heightPx'>): PrintTexture {
  const size = areaSize(area)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((size.width * HEIGHT) / size.height)
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas')
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  let latest = 0
  return {
    texture,
    paint: async (artwork, placement, share = 1) => {
      const turn = ++latest
      if (placement.text) await loadFace(placement.text.font)
      // Something else has been asked for while the letters were on their way.
      if (turn !== latest) return
      pen.save()
      pen.beginPath()
      pen.rect(0, 0, canvas.width, Math.round(canvas.height * share))
      pen.clip()
      drawPrint(pen, canvas, artwork, placement)
      pen.restore()
      texture.needsUpdate = true
    },
  }
}

/** A picture ready to be painted. Fails where it does not come. */
export async function loadPicture(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = src
  await image.decode()
  return image
}
