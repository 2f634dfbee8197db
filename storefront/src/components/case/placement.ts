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

/** Asks of a point of the print area whether the artwork lies there. */
function coverOf(area: Size, artwork: Size, placement: Placement): (px: number, py: number) => boolean {
  const box = artworkBox(area, artwork, placement)
  const angle = (-box.rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const slack = 1e-6 * area.width
  return (px, py) => {
    const [dx, dy] = [px - box.cx, py - box.cy]
    return (
      Math.abs(dx * cos - dy * sin) <= box.width / 2 + slack &&
      Math.abs(dx * sin + dy * cos) <= box.height / 2 + slack
    )
  }
}

/** False where a corner of the print area lies outside the artwork, so that the background would show. */
export function coversArea(area: Size, artwork: Size, placement: Placement): boolean {
  const covers = coverOf(area, artwork, placement)
  return [0, area.width].every((px) => [0, area.height].every((py) => covers(px, py)))
}

/** The print area is looked at in so many places each way: the renderer looks at the same. */
const PLACES = 60

/** The share of the print area that the artwork covers, 0 to 1. */
export function shownShare(area: Size, artwork: Size, placement: Placement): number {
  const covers = coverOf(area, artwork, placement)
  const along = (place: number) => (place + 0.5) / PLACES
  let covered = 0
  for (let i = 0; i < PLACES ** 2; i++)
    if (covers(along(i % PLACES) * area.width, along(Math.floor(i / PLACES)) * area.height)) covered += 1
  return covered / PLACES ** 2
}

export const areaSize = (area: Pick<PrintArea, 'widthPx' | 'heightPx'>): Size => ({
  width: area.widthPx,
  height: area.heightPx,
})
