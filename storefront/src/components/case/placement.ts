import type { Placement, PrintArea } from '@caseloom/contract'

export interface Size {
  width: number
  height: number
}
export interface ArtworkBox extends Size {
  /** Centre of the artwork on the print area, in print pixels. */
  cx: number
  cy: number
  /** Degrees, clockwise, about that centre. */
  rotation: number
  /** Left for right, before it is turned. */
  mirror: boolean
  /** Print pixels per artwork pixel. */
  k: number
}

export const CENTRED: Placement = {
  x: 0,
  y: 0,
  scale: 1,
  rotation: 0,
  fit: 'cover',
  background: '#ffffff',
  mirror: false,
  text: null,
}
/** The picture as it came; what was written and chosen beside it stays. */
export const centred = ({ text, background }: Placement): Placement => ({ ...CENTRED, text, background })

/** Where the artwork lies on the print area: the same formula as the server's renderer, so the proof is the print. */
export function artworkBox(area: Size, artwork: Size, placement: Placement): ArtworkBox {
  const ratios = [area.width / artwork.width, area.height / artwork.height]
  const base = placement.fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios)
  const k = base * placement.scale
  return {
    width: artwork.width * k,
    height: artwork.height * k,
    cx: area.width / 2 + placement.x * area.width,
    cy: area.height / 2 + placement.y * area.height,
    rotation: placement.rotation,
    mirror: placement.mirror,
    k,
  }
}

/** False where a corner of the print area lies outside the artwork, so that the background would show. */
export function coversArea(area: Size, artwork: Size, placement: Placement): boolean {
  const box = artworkBox(area, artwork, placement)
  const angle = (-box.rotation * Math.PI) / 180
  const slack = 1e-6 * area.width
  return [
    [0, 0],
    [area.width, 0],
    [0, area.height],
    [area.width, area.height],
  ].every(([px = 0, py = 0]) => {
    const dx = px - box.cx
    const dy = py - box.cy
    const u = dx * Math.cos(angle) - dy * Math.sin(angle)
    const v = dx * Math.sin(angle) + dy * Math.cos(angle)
    return Math.abs(u) <= box.width / 2 + slack && Math.abs(v) <= box.height / 2 + slack
  })
}

export const areaSize = (area: Pick<PrintArea, 'widthPx' | 'heightPx'>): Size => ({
  width: area.widthPx,
  height: area.heightPx,
})
