import type { Typeface, Weight } from './typefaces'
import { typefaceFor } from './typefaces'

export interface Run {
  face: Typeface
  text: string
}
/** Says a letter that no typeface has in letters that one has. */
export type Transliterate = (text: string) => string

const letters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' })
/** Signs that steer how text runs, and control signs: on paper they could only deceive. */
const STEERING = /[\p{Cc}\u00ad\u061c\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu

/** What somebody typed, on one line and in composed letters. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\n\r]/g, ' ')
    .replace(STEERING, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** What the first typeface of each ladder has: most of what an invoice says. */
const PLAIN = /^[\x20-\x7e£]*$/

/** Text as runs of one typeface each. No letter is left without one, so that no box is printed. */
export function runsOf(text: string, weight: Weight, transliterate: Transliterate): Run[] {
  const plain = PLAIN.test(text) ? typefaceFor('A', weight) : null
  if (plain) return text === '' ? [] : [{ face: plain, text }]
  const runs: Run[] = []
  for (const { segment } of letters.segment(text)) {
    let letter = segment
    let face = typefaceFor(letter, weight)
    if (!face) {
      letter = transliterate(segment)
      face = letter === '' ? null : typefaceFor(letter, weight)
    }
    if (!face) continue
    const last = runs.at(-1)
    if (last?.face === face) last.text += letter
    else runs.push({ face, text: letter })
  }
  return runs
}

/** Breaks a word that is wider than the column, wherever it must. */
function pieces(word: string, width: number, measure: (text: string) => number): string[] {
  const found: string[] = []
  let piece = ''
  for (const { segment } of letters.segment(word)) {
    if (piece !== '' && measure(piece + segment) > width) {
      found.push(piece)
      piece = ''
    }
    piece += segment
  }
  return piece === '' ? found : [...found, piece]
}

/** Text in lines that fit a width. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const parts = measure(word) > width ? pieces(word, width, measure) : [word]
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return line === '' ? lines : [...lines, line]
}
