/** Shapes for the stand-in's pictures: nothing to print, but nothing to be ashamed of on a screenshot either. */
export interface Box {
  width: number
  height: number
}
type Random = () => number

const hsl = (hue: number, saturation: number, light: number): string =>
  `hsl(${Math.round(hue) % 360},${saturation}%,${light}%)`

/** Numbers from 0 to 1 that are the same for the same seed. */
function random(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function ridge(next: Random, { width, height }: Box, top: number, rough: number): string {
  const steps = 9
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = (width * step) / steps
    return [x, height * top + (next() - 0.5) * height * rough] as const
  })
  const curve = points.slice(1).map(([x, y], index) => {
    const [lastX = 0, lastY = 0] = points[index] ?? []
    const middle = (lastX + x) / 2
    return `C${middle} ${lastY} ${middle} ${y} ${x} ${y}`
  })
  return `M0 ${points[0]?.[1] ?? 0} ${curve.join(' ')} V${height} H0 Z`
}

function hills(next: Random, hue: number, box: Box): string {
  const { width, height } = box
  const sun = `<circle cx="${width * (0.3 + next() * 0.4)}" cy="${height * 0.3}" r="${width * 0.17}" fill="${hsl(hue + 30, 95, 86)}"/>`
  const ridges = [0.42, 0.52, 0.62, 0.74, 0.87].map((top, index) => {
    const fill = hsl(hue + 190 + index * 8, 32 + index * 5, 66 - index * 12)
    return `<path d="${ridge(next, box, top, 0.13 - index * 0.015)}" fill="${fill}"/>`
  })
  return sun + ridges.join('')
}

function sea(next: Random, hue: number, { width, height }: Box): string {
  const level = height * 0.55
  const sun = `<circle cx="${width / 2}" cy="${level}" r="${width * 0.24}" fill="${hsl(hue + 20, 95, 80)}"/>`
  const water = `<rect y="${level}" width="${width}" height="${height - level}" fill="${hsl(hue + 200, 55, 34)}"/>`
  const glints = Array.from({ length: 46 }, () => {
    const depth = next()
    const long = width * (0.05 + depth * 0.22)
    const x = width * (0.5 + (next() - 0.5) * (0.35 + depth * 0.6)) - long / 2
    const y = level + 8 + depth * (height - level - 16)
    return `<rect x="${x}" y="${y}" width="${long}" height="${3 + depth * 5}" rx="4" fill="${hsl(hue + 25, 90, 82)}" opacity="${(0.75 - depth * 0.5).toFixed(2)}"/>`
  })
  return sun + water + glints.join('')
}

function petals(next: Random, hue: number, { width, height }: Box): string {
  const flowers = Array.from({ length: 22 }, () => {
    const [x, y, size] = [next() * width, next() * height, width * (0.06 + next() * 0.1)]
    const tone = hue + 120 + next() * 90
    const leaf = (turn: number) =>
      `<ellipse cx="${x}" cy="${y - size * 0.62}" rx="${size * 0.34}" ry="${size * 0.62}" fill="${hsl(tone, 70, 70)}" stroke="${hsl(tone, 50, 52)}" stroke-width="2" transform="rotate(${turn} ${x} ${y})"/>`
    const turn = next() * 60
    const round = Array.from({ length: 6 }, (_, index) => leaf(turn + index * 60)).join('')
    return `${round}<circle cx="${x}" cy="${y}" r="${size * 0.24}" fill="${hsl(45, 95, 64)}"/>`
  })
  return flowers.join('')
}

function tiles(next: Random, hue: number, { width, height }: Box): string {
  const side = width / 4
  const cells: string[] = []
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      const tone = hsl(hue + Math.floor(next() * 4) * 50, 62, 40 + Math.floor(next() * 4) * 11)
      const corner = Math.floor(next() * 4)
      const [cx, cy] = [x + (corner % 2) * side, y + (corner > 1 ? 1 : 0) * side]
      cells.push(
        `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${x} ${y} ${side} ${side}"><rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${tone}"/><circle cx="${cx}" cy="${cy}" r="${side}" fill="${hsl(hue + 20, 55, 88)}" opacity=".8"/><circle cx="${cx}" cy="${cy}" r="${side / 2}" fill="${tone}"/></svg>`,
      )
    }
  }
  return cells.join('')
}

const SCENES = [hills, sea, petals, tiles]

/** A picture of this seed; without its ground where it shall be transparent. */
export function scenery(seed: number, box: Box, transparent: boolean): string {
  const next = random(seed)
  const hue = next() * 360
  const { width, height } = box
  const badge = `<circle cx="${width / 2}" cy="${height / 2}" r="${width * 0.36}" fill="${hsl(hue + 40, 80, 72)}"/><circle cx="${width / 2}" cy="${height / 2}" r="${width * 0.24}" fill="${hsl(hue + 200, 60, 46)}"/>`
  if (transparent) return badge
  const scene = SCENES[Math.floor(next() * SCENES.length)] ?? hills
  const ground = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${hsl(hue, 62, 82)}"/><stop offset=".6" stop-color="${hsl(hue + 40, 72, 74)}"/><stop offset="1" stop-color="${hsl(hue + 70, 50, 55)}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/>`
  return ground + scene(next, hue, box)
}
