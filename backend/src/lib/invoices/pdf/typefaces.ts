import { create } from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff'

const resolve = createRequire(__filename).resolve

/** How text is set: read, stressed, or a headline. */
export type Weight = 'text' | 'strong' | 'display'

const sans = (family: string, weight: number, ...subsets: string[]) =>
  subsets.map((subset) => `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)
/** What the shop's own type does not have, and without which a name would be spelt in other letters than its owner's. */
const OTHER_LETTERS = ['vietnamese', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']
const EMOJI = sans('noto-emoji', 400, 'emoji')

/** In the order in which they are asked for a letter. All under the SIL Open Font License. */
const LADDERS: Record<Weight, string[]> = {
  text: [
    ...sans('instrument-sans', 400, 'latin', 'latin-ext'),
    ...sans('noto-sans', 400, ...OTHER_LETTERS),
    ...EMOJI,
  ],
  strong: [
    ...sans('instrument-sans', 600, 'latin', 'latin-ext'),
    ...sans('noto-sans', 600, ...OTHER_LETTERS),
    ...EMOJI,
  ],
  display: sans('bricolage-grotesque', 700, 'latin', 'latin-ext'),
}

export interface Typeface {
  name: string
  bytes: Buffer
  letters: ReadonlySet<number>
}
const read = new Map<string, Typeface>()

function typeface(name: string): Typeface {
  let found = read.get(name)
  if (!found) {
    const bytes = unpackWoff(readFileSync(resolve(name)))
    const font = create(bytes)
    found = { name, bytes, letters: new Set('characterSet' in font ? font.characterSet : []) }
    read.set(name, found)
  }
  return found
}

/** Joins and steers the signs beside it and has no picture of its own. */
const isJoiner = (code: number) => code === 0x200d || code === 0xfe0e || code === 0xfe0f

/** The first typeface of a ladder that has every sign of one letter; read from disk once asked for, and kept. */
export function typefaceFor(letter: string, weight: Weight): Typeface | null {
  const codes = [...letter].map((sign) => sign.codePointAt(0) ?? 0).filter((code) => !isJoiner(code))
  for (const name of LADDERS[weight]) {
    const face = typeface(name)
    if (codes.every((code) => face.letters.has(code))) return face
  }
  return null
}
