import type { Placement, PrintArea } from '@caseloom/contract'
import { CanvasTexture, SRGBColorSpace, type Texture } from 'three'
import { drawPrint } from '../case/draw-print'
import { loadFace } from '../case/load-face'
import { areaSize } from '../case/placement'

/** Enough for a case on a screen; the print itself is made elsewhere. */
const HEIGHT = 1536

/** Lays artwork on the print area by the printer's formula. Fails where the picture cannot be loaded. */
export async function printTexture(
  area: PrintArea,
  artwork: { src: string; width: number; height: number },
  placement: Placement,
): Promise<Texture> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = artwork.src
  await image.decode()
  const size = areaSize(area)
  const scale = HEIGHT / size.height
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width * scale)
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas')
  if (placement.text) await loadFace(placement.text.font)
  drawPrint(pen, canvas, { image, width: artwork.width, height: artwork.height }, placement)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}
