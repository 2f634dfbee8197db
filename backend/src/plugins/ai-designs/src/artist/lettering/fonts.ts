import { readFileSync } from 'node:fs'
import { parse, type Font } from 'opentype.js'

/** A face and how it wants to be set. */
export interface Face {
  file: string
  capitals: boolean
  /** Between lines, as a share of the size. */
  leading: number
  /** Between letters, as a share of the size. */
  tracking: number
}

export const FACES = {
  pacifico: { file: 'pacifico/files/pacifico-latin-400-normal', capitals: false, leading: 1.12, tracking: 0 },
  bebas: {
    file: 'bebas-neue/files/bebas-neue-latin-400-normal',
    capitals: true,
    leading: 0.92,
    tracking: 0.03,
  },
  righteous: {
    file: 'righteous/files/righteous-latin-400-normal',
    capitals: false,
    leading: 1,
    tracking: 0.01,
  },
  abril: {
    file: 'abril-fatface/files/abril-fatface-latin-400-normal',
    capitals: false,
    leading: 1,
    tracking: 0,
  },
  caveat: { file: 'caveat/files/caveat-latin-700-normal', capitals: false, leading: 0.86, tracking: 0 },
  serif: {
    file: 'dm-serif-display/files/dm-serif-display-latin-400-normal',
    capitals: false,
    leading: 1.02,
    tracking: 0,
  },
  marker: {
    file: 'permanent-marker/files/permanent-marker-latin-400-normal',
    capitals: false,
    leading: 1,
    tracking: 0,
  },
  mono: {
    file: 'space-mono/files/space-mono-latin-700-normal',
    capitals: true,
    leading: 1.1,
    tracking: 0.02,
  },
} as const satisfies Record<string, Face>
export type FaceName = keyof typeof FACES

const open = new Map<FaceName, Font>()

export function fontOf(name: FaceName): Font {
  const known = open.get(name)
  if (known) return known
  const bytes = readFileSync(require.resolve(`@fontsource/${FACES[name].file}.woff`))
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  open.set(name, font)
  return font
}
