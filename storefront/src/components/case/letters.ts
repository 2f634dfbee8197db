import { COVERAGE } from './text-coverage'
import { linesOf, type TextFont } from './text-faces'

const ranges = new Map<TextFont, [number, number][]>()

function rangesOf(font: TextFont): [number, number][] {
  const known = ranges.get(font)
  if (known) return known
  const read = COVERAGE[font].split(' ').map((range): [number, number] => {
    const [from = '', to = from] = range.split('-')
    return [parseInt(from, 16), parseInt(to, 16)]
  })
  ranges.set(font, read)
  return read
}

/** The characters that a face cannot set. */
export const lettersMissing = (content: string, font: TextFont): string[] =>
  [...new Set(linesOf(content).join(''))].filter((character) => {
    const point = character.codePointAt(0) ?? 0
    return point !== 32 && !rangesOf(font).some(([from, to]) => point >= from && point <= to)
  })
