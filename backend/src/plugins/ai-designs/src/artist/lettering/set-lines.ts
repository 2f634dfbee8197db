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
export function breakLines(text: string): string[] {
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

/** Sets a text in a box: as large as it fits, centred line by line. */
export function setLines(text: string, name: FaceName, width: number, height: number): SetLines {
  const face = FACES[name]
  const font = fontOf(name)
  const lines = breakLines(face.capitals ? text.toUpperCase() : text)
  const options = { letterSpacing: face.tracking, kerning: true }
  const unit = 100
  const widest = Math.max(1, ...lines.map((line) => font.getAdvanceWidth(line, unit, options)))
  const tall = unit * (0.78 + face.leading * (lines.length - 1))
  const size = unit * Math.min(width / widest, height / tall, 2.9)
  const block = size * (0.78 + face.leading * (lines.length - 1))
  return {
    lines: lines.map((line, i) => {
      const x = -font.getAdvanceWidth(line, size, options) / 2
      const y = -block / 2 + size * 0.76 + i * size * face.leading
      return font.getPath(line, x, y, size, options).toPathData(1)
    }),
    width: (widest * size) / unit,
    height: block,
    size,
  }
}
