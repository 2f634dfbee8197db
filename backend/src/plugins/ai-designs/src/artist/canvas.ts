import { mix } from './colour'
import { circlePath, n1, rectPath } from './curves'
import type { Said } from './words'

/** [offset, colour, opacity] */
export type Stop = readonly [number, string, number?]
type Box = readonly [number, number, number, number]
type Circle = readonly [number, number, number]
/** The linear part of a transformation, as SVG's matrix names it: a b c d. */
type Turn = readonly [number, number, number, number]
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

/** What an ink drawing is drawn with; scenes that mirror or veil ask for it. */
export interface LineStyle {
  paper: string
  ink: string
  accent: string
}

/** How shapes are drawn instead of painted, lowest first; nothing: not at all. */
export interface Look {
  line: LineStyle | null
  ink: (paint: Paint, canvas: Canvas) => readonly Paint[]
}

export interface Tone {
  colour: string
  opacity: number
}

/** Writes layered SVG in a box 1000 units wide and as high as the picture needs. */
export class Canvas {
  readonly width = 1000
  private readonly definitions: string[] = []
  private body: string[] = []
  private names = 0
  private readonly tones = new Map<string, Tone>()
  private turn: Turn = [1, 0, 0, 1]

  constructor(
    readonly height: number,
    private readonly look: Look | null = null,
    private readonly unwanted: Said | null = null,
  ) {}

  get line(): LineStyle | null {
    return this.look?.line ?? null
  }

  /** The one colour that stands for a fill, be it a gradient. */
  tone(fill: string): Tone {
    return this.tones.get(fill) ?? { colour: fill, opacity: 1 }
  }

  /** A shift of the picture in the coordinates of what is just drawn: shadows fall one way however a shape is turned. */
  towards(dx: number, dy: number): string {
    const [a, b, c, d] = this.turn
    const size = a * d - b * c || 1
    return `translate(${n1((d * dx - c * dy) / size)} ${n1((a * dy - b * dx) / size)})`
  }

  /** How much larger than written things are drawn just now: strokes of a look stay as wide as they are meant. */
  get scale(): number {
    const [a, b, c, d] = this.turn
    return Math.sqrt(Math.abs(a * d - b * c)) || 1
  }

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
    return this.toned(id, stops)
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
    return this.toned(id, stops)
  }

  private toned(id: string, stops: readonly Stop[]): string {
    const first = stops[0]
    const last = stops.at(-1) ?? first
    if (first && last) {
      const [middle, fade] = [mix(first[1], last[1], 0.5), ((first[2] ?? 1) + (last[2] ?? 1)) / 2]
      this.tones.set(`url(#${id})`, { colour: middle, opacity: fade })
    }
    return `url(#${id})`
  }

  clip(d: string): string {
    const id = this.name()
    this.definitions.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return id
  }

  path(d: string, paint: Paint): this {
    for (const drawn of this.look ? this.look.ink(paint, this) : [paint]) {
      this.body.push(`<path d="${d}"${attributes(drawn)}/>`)
    }
    return this
  }

  /** Veins over everything, whatever the look does to shapes. */
  veins(d: string, colour: string, opacity: number): this {
    if (d) this.body.push(`<path d="${d}"${attributes({ fill: colour, opacity })}/>`)
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
    const outer = this.turn
    const [a, b, c, d] = outer
    const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)]
    this.turn = [
      (a * cos + c * sin) * scaleX,
      (b * cos + d * sin) * scaleX,
      (c * cos - a * sin) * scale,
      (d * cos - b * sin) * scale,
    ]
    this.group(`transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(rotation)}) scale(${sizes})"`, draw)
    this.turn = outer
    return this
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

function attributes(paint: Paint): string {
  const { fill = 'none', stroke, width = 2, opacity, transform, clip, evenOdd } = paint
  let text = ` fill="${fill}"`
  if (stroke) {
    text += ` stroke="${stroke}" stroke-width="${width < 1 ? Math.round(width * 1000) / 1000 : n1(width)}" stroke-linecap="round" stroke-linejoin="round"`
  }
  if (opacity !== undefined) {
    // Of a shape with but one paint it is the paint's: an element's own opacity costs the renderer a layer.
    const name = !stroke ? 'fill-opacity' : fill === 'none' ? 'stroke-opacity' : 'opacity'
    text += ` ${name}="${Math.round(Math.max(0, opacity) * 1000) / 1000}"`
  }
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
