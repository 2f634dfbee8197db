import { readFileSync } from 'node:fs'
import { parse, type Font } from 'opentype.js'
import type { TextFont } from './types'

export interface TextFace {
  name: string
  /** Whether pairs of letters are moved together: only where every browser reads the file's pairs as we do. */
  kerned: boolean
  /** From one line to the next, in sizes. */
  pitch: number
  /** From the middle of a capital letter down to its foot, in sizes. */
  rise: number
  /** A second file has the letters of the other Latin languages. */
  extended: boolean
}

/** The same numbers stand in the storefront, so that the words lie where they were shown. */
export const TEXT_FACES: Record<TextFont, TextFace> = {
  'abril-fatface': { name: 'Abril Fatface', kerned: true, pitch: 1.15, rise: 0.35, extended: true },
  'bebas-neue': { name: 'Bebas Neue', kerned: false, pitch: 1, rise: 0.35, extended: true },
  caveat: { name: 'Caveat', kerned: true, pitch: 1.05, rise: 0.33, extended: true },
  'dm-serif-display': { name: 'DM Serif Display', kerned: false, pitch: 1.15, rise: 0.33, extended: true },
  pacifico: { name: 'Pacifico', kerned: false, pitch: 1.4, rise: 0.38, extended: true },
  'permanent-marker': { name: 'Permanent Marker', kerned: true, pitch: 1.15, rise: 0.37, extended: false },
  righteous: { name: 'Righteous', kerned: true, pitch: 1.15, rise: 0.35, extended: true },
  'space-mono': { name: 'Space Mono', kerned: true, pitch: 1.2, rise: 0.34, extended: true },
}

const opened = new Map<TextFont, Font[]>()

function open(file: string): Font {
  const bytes = readFileSync(require.resolve(`@fontsource/${file}.woff`))
  return parse(new Uint8Array(bytes).buffer)
}

/** A face's files, the common letters first. Read when words are first set in it. */
export function openFace(font: TextFont): Font[] {
  const known = opened.get(font)
  if (known) return known
  const subsets = TEXT_FACES[font].extended ? ['latin', 'latin-ext'] : ['latin']
  const files = subsets.map((subset) => open(`${font}/files/${font}-${subset}-400-normal`))
  opened.set(font, files)
  return files
}
