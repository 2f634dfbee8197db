import abril from '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2?url'
import abrilMore from '@fontsource/abril-fatface/files/abril-fatface-latin-ext-400-normal.woff2?url'
import bebas from '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2?url'
import bebasMore from '@fontsource/bebas-neue/files/bebas-neue-latin-ext-400-normal.woff2?url'
import caveat from '@fontsource/caveat/files/caveat-latin-400-normal.woff2?url'
import caveatMore from '@fontsource/caveat/files/caveat-latin-ext-400-normal.woff2?url'
import dmSerif from '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2?url'
import dmSerifMore from '@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-normal.woff2?url'
import pacifico from '@fontsource/pacifico/files/pacifico-latin-400-normal.woff2?url'
import pacificoMore from '@fontsource/pacifico/files/pacifico-latin-ext-400-normal.woff2?url'
import marker from '@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff2?url'
import righteous from '@fontsource/righteous/files/righteous-latin-400-normal.woff2?url'
import righteousMore from '@fontsource/righteous/files/righteous-latin-ext-400-normal.woff2?url'
import mono from '@fontsource/space-mono/files/space-mono-latin-400-normal.woff2?url'
import monoMore from '@fontsource/space-mono/files/space-mono-latin-ext-400-normal.woff2?url'
import type { TextFont } from './text-faces'

/** Each face's common letters, then those of the other Latin languages. */
export const FILES: Record<TextFont, [common: string, more?: string]> = {
  'abril-fatface': [abril, abrilMore],
  'bebas-neue': [bebas, bebasMore],
  caveat: [caveat, caveatMore],
  'dm-serif-display': [dmSerif, dmSerifMore],
  pacifico: [pacifico, pacificoMore],
  'permanent-marker': [marker],
  righteous: [righteous, righteousMore],
  'space-mono': [mono, monoMore],
}

/** As the makers of the files cut them. */
export const RANGES = [
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
]
