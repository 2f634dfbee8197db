import type { Font, Glyph, Path } from 'opentype.js'
import { n1 } from '../curves'
import { FACES, fontOf, type FaceName } from './fonts'

export interface SetLines {
  /** Outlines about (0, 0), each line by itself. */
  lines: string[]
  /** Of the block. */
  width: number
  height: number
  size: number
}

const MOST_LINES = 4

/** Breaks words into lines of about one length. */
function breakLines(text: string): string[] {
  const words = text.split(' ')
  const count = Math.min(MOST_LINES, words.length, Math.max(1, Math.round(text.length / 9)))
  const lines: string[] = []
  let rest = words
  for (let left = count; left > 0; left--) {
    const target = rest.join(' ').length / left
    let line = rest[0] ?? ''
    let used = 1
    while (used < rest.length - (left - 1)) {
      const longer = `${line} ${rest[used] ?? ''}`
      if (left > 1 && longer.length - target > target - line.length) break
      line = longer
      used += 1
    }
    lines.push(line)
    rest = rest.slice(used)
  }
  return lines.filter((line) => line !== '')
}

/** What of a text the faces can write: they are all Latin. */
export function writable(text: string): string {
  const font = fontOf('serif')
  const known = [...text.normalize('NFC')].filter((char) => font.charToGlyphIndex(char) > 0).join('')
  const words = known.replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}

/** Sets a text in a box: as large as it fits, centred line by line. */
export function setLines(text: string, name: FaceName, width: number, height: number): SetLines {
  const face = FACES[name]
  const font = fontOf(name)
  const known = [...(face.capitals ? text.toUpperCase() : text)].filter(
    (char) => font.charToGlyphIndex(char) > 0,
  )
  const lines = breakLines(known.join('').replace(/\s+/g, ' ').trim())
  const unit = 100
  const widest = Math.max(1, ...lines.map((line) => measure(font, line, unit, face.tracking)))
  const tall = unit * (0.78 + face.leading * (lines.length - 1))
  const size = unit * Math.min(width / widest, height / tall, 2.9)
  const block = size * (0.78 + face.leading * (lines.length - 1))
  return {
    lines: lines.map((line, i) => {
      const x = -measure(font, line, size, face.tracking) / 2
      const y = -block / 2 + size * 0.76 + i * size * face.leading
      return place(font, line, size, face.tracking)
        .map(({ glyph, at }) => pathData(glyph.getPath(x + at, y, size)))
        .join('')
    }),
    width: (widest * size) / unit,
    height: block,
    size,
  }
}

interface Placed {
  glyph: Glyph
  at: number
  end: number
}

/** Letter by letter with kerning: the library's own way stumbles over substitution tables of some faces. */
function place(font: Font, line: string, size: number, tracking: number): Placed[] {
  const unit = size / font.unitsPerEm
  const glyphs = [...line].map((char) => font.charToGlyph(char))
  let x = 0
  return glyphs.map((glyph, i) => {
    const at = x
    const next = glyphs[i + 1]
    const end = at + (glyph.advanceWidth ?? 0) * unit
    x = end + (next ? font.getKerningValue(glyph, next) * unit + tracking * size : 0)
    return { glyph, at, end }
  })
}

const measure = (font: Font, line: string, size: number, tracking: number): number =>
  place(font, line, size, tracking).at(-1)?.end ?? 0

/** The library's own writer makes NaN of numbers that rounding brings close to none. */
function pathData({ commands }: Path): string {
  return commands
    .map((step) => {
      switch (step.type) {
        case 'Z':
          return 'Z'
        case 'C':
          return `C${n1(step.x1)} ${n1(step.y1)} ${n1(step.x2)} ${n1(step.y2)} ${n1(step.x)} ${n1(step.y)}`
        case 'Q':
          return `Q${n1(step.x1)} ${n1(step.y1)} ${n1(step.x)} ${n1(step.y)}`
        default:
          return `${step.type}${n1(step.x)} ${n1(step.y)}`
      }
    })
    .join('')
}
