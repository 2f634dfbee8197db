import type { Font, Glyph, PathCommand } from 'opentype.js'
import { openFace, TEXT_FACES } from './text-fonts'
import type { Size, TextFont, TextLayer } from './types'

/** The rim's width on either side of a letter's edge, in sizes. */
const RIM = 0.045

export interface LaidText {
  /** One path for each line, about the block's centre, in print pixels. */
  lines: string[]
  /** Of the letters, without rim, about the block's centre. */
  box: { left: number; top: number; right: number; bottom: number }
}

interface Placed {
  font: Font
  glyph: Glyph
  x: number
}

const hasGlyph = (font: Font, character: string): boolean => font.charToGlyphIndex(character) > 0

/** The characters that a face cannot set. */
export function lettersMissing(content: string, font: TextFont): string[] {
  const files = openFace(font)
  return [...new Set(content)].filter(
    (c) => c !== '\n' && c !== ' ' && !files.some((file) => hasGlyph(file, c)),
  )
}

/** A line's letters one after the other from 0; the last number is the line's width. */
function setLine(line: string, { font: key, size }: { font: TextFont; size: number }): [Placed[], number] {
  const files = openFace(key)
  const placed: Placed[] = []
  let x = 0
  let last: Placed | undefined
  for (const character of line) {
    const font = files.find((file) => hasGlyph(file, character)) ?? files[0]
    if (!font) continue
    const glyph = font.charToGlyph(character)
    const scale = size / font.unitsPerEm
    if (TEXT_FACES[key].kerned && last?.font === font) x += font.getKerningValue(last.glyph, glyph) * scale
    last = { font, glyph, x }
    placed.push(last)
    x += (glyph.advanceWidth ?? 0) * scale
  }
  return [placed, x]
}

/** Every contour is closed, so that a rim goes all the way round. */
function outline(commands: PathCommand[]): string {
  const at = (...numbers: number[]): string => numbers.map((number) => number.toFixed(2)).join(' ')
  const parts = commands.map((command) => {
    if (command.type === 'Z') return ''
    const end = at(command.x, command.y)
    if (command.type === 'M') return `ZM${end}`
    if (command.type === 'L') return `L${end}`
    if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${end}`
    return `C${at(command.x1, command.y1, command.x2, command.y2)} ${end}`
  })
  return `${parts.join('').slice(1)}Z`
}

/** Sets words in outlines by the font's own metrics: lines centred on each other, capitals centred on the block. */
export function layText({ content, font, size: share }: TextLayer, print: Size): LaidText {
  const size = share * print.width
  const { pitch, rise } = TEXT_FACES[font]
  const rows = content.split('\n')
  const box = { left: 0, top: 0, right: 0, bottom: 0 }
  const lines = rows.map((row, index) => {
    const [letters, width] = setLine(row, { font, size })
    const baseline = ((index - (rows.length - 1) / 2) * pitch + rise) * size
    return letters
      .map(({ font: file, glyph, x }) => {
        const path = glyph.getPath(x - width / 2, baseline, size, {}, file)
        if (path.commands.length === 0) return ''
        const { x1, y1, x2, y2 } = path.getBoundingBox()
        box.left = Math.min(box.left, x1)
        box.top = Math.min(box.top, y1)
        box.right = Math.max(box.right, x2)
        box.bottom = Math.max(box.bottom, y2)
        return outline(path.commands)
      })
      .join('')
  })
  return { lines, box }
}

/** The words as they lie on the print area: SVG of exactly its size, clear but for the letters. */
export function textSvg(text: TextLayer, print: Size): Buffer {
  const { lines } = layText(text, print)
  const [cx, cy] = [print.width * (0.5 + text.x), print.height * (0.5 + text.y)]
  const rim = text.outline
    ? ` stroke="${text.outline}" stroke-width="${2 * RIM * text.size * print.width}" stroke-linejoin="round"`
    : ''
  const paths = lines.map((d) => (rim ? `<path d="${d}"${rim}/>` : '') + `<path d="${d}"/>`)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${print.width}" height="${print.height}">` +
      `<g transform="translate(${cx} ${cy}) rotate(${text.rotation})" fill="${text.colour}">${paths.join('')}</g></svg>`,
  )
}

/** The corners of the words on the print area, in print pixels. */
export function textCorners(text: TextLayer, print: Size): [number, number][] {
  const { left, top, right, bottom } = layText(text, print).box
  const turn = (text.rotation * Math.PI) / 180
  const [cx, cy] = [print.width * (0.5 + text.x), print.height * (0.5 + text.y)]
  return (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const
  ).map(([x, y]) => [
    cx + x * Math.cos(turn) - y * Math.sin(turn),
    cy + x * Math.sin(turn) + y * Math.cos(turn),
  ])
}
