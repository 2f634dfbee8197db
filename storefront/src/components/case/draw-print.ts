import type { Placement } from '@caseloom/contract'
import { artworkBox, type Size } from './placement'
import { familyOf, RIM, setLines, TEXT_FACES } from './text-faces'

/** Paints what is printed on a canvas, for textures of the model; its faces have to be loaded before (`loadFace`). */
export function drawPrint(
  pen: CanvasRenderingContext2D,
  canvas: Size,
  artwork: { image: CanvasImageSource } & Size,
  placement: Placement,
): void {
  const box = artworkBox(canvas, artwork, placement)
  pen.save()
  pen.fillStyle = placement.background
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.translate(box.cx, box.cy)
  pen.rotate((box.rotation * Math.PI) / 180)
  if (box.mirror) pen.scale(-1, 1)
  pen.drawImage(artwork.image, -box.width / 2, -box.height / 2, box.width, box.height)
  pen.restore()
  const { text } = placement
  if (!text) return
  const size = text.size * canvas.width
  pen.save()
  pen.translate(canvas.width * (0.5 + text.x), canvas.height * (0.5 + text.y))
  pen.rotate((text.rotation * Math.PI) / 180)
  pen.font = `${size}px ${familyOf(text.font)}`
  pen.fontKerning = TEXT_FACES[text.font].kerned ? 'normal' : 'none'
  pen.textAlign = 'center'
  pen.fillStyle = text.colour
  pen.lineJoin = 'round'
  pen.lineWidth = 2 * RIM * size
  for (const { line, baseline } of setLines(text)) {
    if (text.outline) {
      pen.strokeStyle = text.outline
      pen.strokeText(line, 0, baseline * size)
    }
    pen.fillText(line, 0, baseline * size)
  }
  pen.restore()
}
