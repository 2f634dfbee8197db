/** One place on a rounded rectangle's edge, with the direction out of it. */
export interface OutlinePoint {
  x: number
  y: number
  nx: number
  ny: number
  /** Half the height of the opening that the side wall has here; 0 where it is whole. */
  slit: number
}

export type Side = 'left' | 'right' | 'top' | 'bottom'

/** A slot with round ends in a side wall. Left and right as seen from behind. */
export interface Opening {
  side: Side
  /** Millimetres from the middle of the side, up or to the right. */
  at: number
  length: number
  /** Across the wall. */
  width: number
}

export interface OutlineShape {
  width: number
  height: number
  radius: number
  /** Where the middle lies. */
  x?: number
  y?: number
  openings?: readonly Opening[]
  /** Points on each corner. */
  steps?: number
}

/** Corners flow into the sides, as a phone's do: a superellipse. Round ends and discs are circles. */
const CORNER_POWER = 2.35
const ROUND = 2
const END_STEPS = 7

const SIDES: readonly { side: Side; nx: number; ny: number }[] = [
  { side: 'right', nx: 1, ny: 0 },
  { side: 'top', nx: 0, ny: 1 },
  { side: 'left', nx: -1, ny: 0 },
  { side: 'bottom', nx: 0, ny: -1 },
]

/** The edge, counter-clockwise as seen from behind, with a point wherever an opening bends. */
export function roundedOutline(shape: OutlineShape): OutlinePoint[] {
  const { x = 0, y = 0, openings = [], steps = 14 } = shape
  const radius = Math.min(shape.radius, shape.width / 2, shape.height / 2)
  const power = radius > Math.min(shape.width, shape.height) * 0.49 ? ROUND : CORNER_POWER
  const points: OutlinePoint[] = []
  for (const { side, nx, ny } of SIDES) {
    const upright = nx !== 0
    const half = (upright ? shape.height : shape.width) / 2 - radius
    const out = (upright ? shape.width : shape.height) / 2
    // Counter-clockwise the right side runs up and the left side down.
    const along = { x: -ny, y: nx }
    for (const { t, slit } of stops(side, half, along.x + along.y, openings)) {
      points.push({ x: x + nx * out + along.x * t, y: y + ny * out + along.y * t, nx, ny, slit })
    }
    for (let step = 1; step < steps; step++) {
      const angle = (step / steps) * (Math.PI / 2)
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const reach = { a: radius * c ** (2 / power), b: radius * s ** (2 / power) }
      const lean = 2 - 2 / power
      const length = Math.hypot(c ** lean, s ** lean)
      const [na, nb] = [c ** lean / length, s ** lean / length]
      points.push({
        x: x + nx * (out - radius + reach.a) + along.x * (half + reach.b),
        y: y + ny * (out - radius + reach.a) + along.y * (half + reach.b),
        nx: nx * na + along.x * nb,
        ny: ny * na + along.y * nb,
        slit: 0,
      })
    }
  }
  return points
}

function stops(side: Side, half: number, direction: number, openings: readonly Opening[]) {
  const found = [
    { t: -half, slit: 0 },
    ...(half > 1e-6 ? [{ t: half, slit: 0 }] : []),
    ...openings.filter((opening) => opening.side === side).flatMap((opening) => slot(opening, direction)),
  ]
  return found.sort((a, b) => a.t - b.t)
}

/** Half-heights along a slot with round ends. */
function slot({ at, length, width }: Opening, direction: number) {
  const radius = width / 2
  const straight = length / 2 - radius
  const end = Array.from({ length: END_STEPS + 1 }, (_, step) => {
    const angle = (step / END_STEPS) * (Math.PI / 2)
    return { t: straight + radius * Math.cos(angle), slit: step === 0 ? 0 : radius * Math.sin(angle) }
  })
  const mirrored = end.map(({ t, slit }) => ({ t: -t, slit }))
  return [...mirrored, ...end].map(({ t, slit }) => ({ t: at * direction + t, slit }))
}
