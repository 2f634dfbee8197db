import type { TextLayer } from '@caseloom/contract'

export type TextFont = TextLayer['font']

export interface TextFace {
  name: string
  /** Whether pairs of letters are moved together: only where the printer reads the file's pairs as browsers do. */
  kerned: boolean
  /** From one line to the next, in sizes. */
  pitch: number
  /** From the middle of a capital letter down to its foot, in sizes. */
  rise: number
}

/** The same numbers stand in the renderer of the print file, so that the words lie where they are shown. */
export const TEXT_FACES: Record<TextFont, TextFace> = {
  'abril-fatface': { name: 'Abril Fatface', kerned: true, pitch: 1.15, rise: 0.35 },
  'bebas-neue': { name: 'Bebas Neue', kerned: false, pitch: 1, rise: 0.35 },
  caveat: { name: 'Caveat', kerned: true, pitch: 1.05, rise: 0.33 },
  'dm-serif-display': { name: 'DM Serif Display', kerned: false, pitch: 1.15, rise: 0.33 },
  pacifico: { name: 'Pacifico', kerned: false, pitch: 1.4, rise: 0.38 },
  'permanent-marker': { name: 'Permanent Marker', kerned: true, pitch: 1.15, rise: 0.37 },
  righteous: { name: 'Righteous', kerned: true, pitch: 1.15, rise: 0.35 },
  'space-mono': { name: 'Space Mono', kerned: true, pitch: 1.2, rise: 0.34 },
}
export const TEXT_FONTS: TextFont[] = [
  'abril-fatface',
  'bebas-neue',
  'caveat',
  'dm-serif-display',
  'pacifico',
  'permanent-marker',
  'righteous',
  'space-mono',
]

/** The family under which a face's files are known to the page. */
export const familyOf = (font: TextFont) => `case-${font}`

/** Half the width of the rim round letters, in sizes. */
export const RIM = 0.045

/** Lines as they are set: composed letters, single spaces, no empty lines at the ends. */
export const linesOf = (content: string): string[] =>
  content
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(/[\p{Cc}\p{Cf}]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\n')
    .trim()
    .split('\n')

/** Each line with its baseline, in sizes below the block's middle. */
export const setLines = ({ content, font }: TextLayer): { line: string; baseline: number }[] => {
  const { pitch, rise } = TEXT_FACES[font]
  const lines = linesOf(content)
  return lines.map((line, index) => ({ line, baseline: (index - (lines.length - 1) / 2) * pitch + rise }))
}
