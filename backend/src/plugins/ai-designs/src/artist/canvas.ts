import { mix } from './colour'
import { circlePath, n1, rectPath } from './curves'
import type { Said } from './words'

/** [offset, colour, opacity] */
export type Stop = readonly [number, string, number?]
type Box = readonly [number, number, number, number]
type Circle = readonly [number, number, number]
type Units = 'objectBoundingBox' | 'userSpaceOnUse'

/** What a shape is, for the line style: paint that only shades disappears there, accents keep their colour. */
export type Role = 'shade' | 'glow' | 'detail' | 'accent' | 'solid' | 'backdrop'

export interface Paint {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  transform?: string
  clip?: string
  evenOdd?: boolean
  role?: Role
}

/** Ink drawing instead of painting: every area becomes paper, every edge ink, so that near things hide far ones. */
export interface LineStyle {
  paper: string
  ink: string
  accent: string
}

/** Writes layered SVG in a box 1000 units wide and as high as the picture needs. */
export class Canvas {
  readonly width = 1000
  private readonly definitions: string[] = []
  private body: string[] = []
  private names = 0

  constructor(
    readonly height: number,
    readonly line: LineStyle | null = null,
    private readonly unwanted: Said | null = null,
  ) {}

  /** Whether the customer wants none of these: motifs then draw nothing ('star starry'). */
  omits(words: string): boolean {
    return this.unwanted?.says(words) ?? false
  }

  private name(): string {
    this.names += 1
    return `d${this.names}`
  }

  linear(stops: readonly Stop[], box: Box = [0, 0, 0, 1], units: Units = 'objectBoundingBox'): string {
    const id = this.name()
    const [x1, y1, x2, y2] = box.map((value) => Math.round(value * 1000) / 1000)
    this.definitions.push(
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" gradientUnits="${units}">${gradientStops(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }

  radial(
    stops: readonly Stop[],
    circle: Circle = [0.5, 0.5, 0.5],
    units: Units = 'objectBoundingBox',
  ): string {
    const id = this.name()
    const [cx, cy, r] = circle.map((value) => Math.round(value * 1000) / 1000)
    this.definitions.push(
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" gradientUnits="${units}">${gradientStops(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }

  clip(d: string): string {
    const id = this.name()
    this.definitions.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return id
  }

  path(d: string, paint: Paint): this {
    const drawn = this.line ? inked(paint, this.line) : paint
    if (drawn) this.body.push(`<path d="${d}"${attributes(drawn)}/>`)
    return this
  }

  circle(x: number, y: number, r: number, paint: Paint): this {
    return this.path(circlePath(x, y, r), paint)
  }

  ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): this {
    return this.path(circlePath(x, y, rx, ry), paint)
  }

  rect(x: number, y: number, width: number, height: number, paint: Paint): this {
    return this.path(rectPath(x, y, width, height), paint)
  }

  /** Draws with another origin, turned by degrees and scaled; `scaleX` below zero mirrors. */
  at(x: number, y: number, rotation: number, scale: number, draw: () => void, scaleX = scale): this {
    const sizes = `${scaleX.toFixed(3)} ${scale.toFixed(3)}`
    return this.group(
      `transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(rotation)}) scale(${sizes})"`,
      draw,
    )
  }

  clipped(clip: string, draw: () => void): this {
    return this.group(`clip-path="url(#${clip})"`, draw)
  }

  private group(attribute: string, draw: () => void): this {
    this.body.push(`<g ${attribute}>`)
    draw()
    this.body.push('</g>')
    return this
  }

  /** Shows everything drawn so far once more, upside down below `y`: water. */
  mirrorBelow(y: number): void {
    const id = this.name()
    const clip = this.clip(rectPath(-5, y, 1010, this.height))
    const drawn = this.body.join('')
    const flip = `translate(0 ${n1(2 * y)}) scale(1 -1)`
    this.body = [
      `<g id="${id}">${drawn}</g>`,
      `<g clip-path="url(#${clip})"><use xlink:href="#${id}" transform="${flip}"/></g>`,
    ]
  }

  get isEmpty(): boolean {
    return this.body.length === 0
  }

  toSvg(pixelWidth: number, pixelHeight: number): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixelWidth}" height="${pixelHeight}"` +
      ` viewBox="0 0 ${this.width} ${n1(this.height)}" preserveAspectRatio="none">` +
      `<defs>${this.definitions.join('')}</defs>${this.body.join('')}</svg>`
    )
  }
}

function inked(paint: Paint, { paper, ink, accent }: LineStyle): Paint | null {
  const { role, fill, transform, clip, evenOdd } = paint
  if (role === 'shade' || role === 'glow') return null
  const shape = { transform, clip, evenOdd }
  if (role === 'backdrop') return { ...shape, fill: paper }
  const width = role === 'detail' ? 1.4 : Math.max(1.6, Math.min(paint.width ?? 2, 3.2))
  const area = role === 'accent' ? accent : role === 'solid' ? ink : fill ? paper : undefined
  return { ...shape, fill: area, stroke: ink, width }
}

function attributes(paint: Paint): string {
  const { fill = 'none', stroke, width = 2, opacity, transform, clip, evenOdd } = paint
  let text = ` fill="${fill}"`
  if (stroke) {
    text += ` stroke="${stroke}" stroke-width="${n1(width)}" stroke-linecap="round" stroke-linejoin="round"`
  }
  if (opacity !== undefined) text += ` opacity="${Math.round(Math.max(0, opacity) * 1000) / 1000}"`
  if (transform) text += ` transform="${transform}"`
  if (clip) text += ` clip-path="url(#${clip})"`
  return evenOdd ? `${text} fill-rule="evenodd"` : text
}

/** SVG mixes gradients in sRGB; two more stops in between bring them close to OKLab. */
function gradientStops(stops: readonly Stop[]): string {
  const out: string[] = []
  const write = (offset: number, colour: string, opacity: number): void => {
    const see = opacity === 1 ? '' : ` stop-opacity="${Math.round(Math.max(0, opacity) * 1000) / 1000}"`
    out.push(`<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${see}/>`)
  }
  stops.forEach(([offset, colour, opacity = 1], i) => {
    write(offset, colour, opacity)
    const next = stops[i + 1]
    if (!next || next[1] === colour) return
    const [nextOffset, nextColour, nextOpacity = 1] = next
    for (const t of [1 / 3, 2 / 3]) {
      write(
        offset + (nextOffset - offset) * t,
        mix(colour, nextColour, t),
        opacity + (nextOpacity - opacity) * t,
      )
    }
  })
  return out.join('')
}
