import type { PaletteName } from './palettes'
import type { SceneName } from './scene'

/** Words that call a scene. Where two tie, the earlier one wins. */
export const SUBJECTS: Partial<Record<SceneName, string>> = {
  koi: 'koi fish carp goldfish pond',
  cat: 'cat kitten kitty',
  fuji: 'fuji fujiyama japan japanese',
  wave: 'hokusai tsunami wave surf surfer kanagawa',
  sakura: 'sakura cherry blossom',
  galaxy: 'galaxy space cosmos cosmic nebula universe planet saturn astronaut milky stardust',
  city: 'city skyline tokyo cyberpunk synthwave street downtown manhattan skyscraper urban vaporwave neon',
  marble: 'marble stone granite agate quartz',
  florals: 'flower floral rose peony peonies bouquet garden bloom wildflower daisy daisies',
  stems: 'botanical tulip sunflower poppy poppies meadow leaf leaves plant herb fern',
  terrazzo: 'terrazzo confetti speckle sprinkle',
  tiles: 'geometric bauhaus shape cube triangle grid mosaic tile midcentury pattern',
  arches: 'boho arch arches rainbow',
  fluid: 'abstract fluid liquid swirl smoke psychedelic pour acrylic alcohol',
  sea: 'sea ocean beach coast sail boat lighthouse horizon island sunset sunrise',
  landscape:
    'mount mountain landscape forest woods lake valley hill pine aurora northern alps cabin camping river snow desert',
}

export const STYLES = {
  line: 'line lineart outline sketch ink-drawing one-line minimalist minimal drawing',
} as const
export type StyleName = keyof typeof STYLES

/** Palettes to start from where the prompt names no colour and no mood. */
export const USUAL_PALETTES: Record<SceneName, readonly PaletteName[]> = {
  koi: ['ocean', 'emerald', 'night', 'sakura'],
  cat: ['night', 'lavender', 'sunset', 'autumn'],
  fuji: ['sakura', 'dawn', 'sunset', 'night'],
  sakura: ['sakura', 'dawn', 'lavender', 'royal'],
  wave: ['ocean', 'dawn', 'sunset', 'sakura'],
  galaxy: ['cosmos', 'night', 'lavender', 'neon'],
  city: ['neon', 'cosmos', 'sunset', 'night'],
  marble: ['royal', 'dawn', 'emerald', 'sakura'],
  fluid: ['ocean', 'sakura', 'cosmos', 'emerald'],
  florals: ['sakura', 'royal', 'emerald', 'boho'],
  stems: ['boho', 'dawn', 'forest', 'sakura'],
  terrazzo: ['boho', 'candy', 'sakura', 'ocean'],
  tiles: ['boho', 'candy', 'ocean', 'ink'],
  arches: ['boho', 'sakura', 'autumn', 'forest'],
  sea: ['sunset', 'ocean', 'dawn', 'night'],
  landscape: ['forest', 'sunset', 'dawn', 'night'],
}

/** The four scenes of a subject: as asked, another composition, a framed one, a line drawing or a pattern. */
export const VARIATIONS: Partial<Record<SceneName, readonly SceneName[]>> = {
  fuji: ['fuji', 'sakura', 'wave', 'fuji'],
  sakura: ['sakura', 'fuji', 'sakura', 'sakura'],
  florals: ['florals', 'stems', 'florals', 'florals'],
  stems: ['stems', 'florals', 'stems', 'stems'],
  sea: ['sea', 'wave', 'sea', 'sea'],
  wave: ['wave', 'sea', 'wave', 'wave'],
  tiles: ['tiles', 'terrazzo', 'arches', 'tiles'],
  terrazzo: ['terrazzo', 'terrazzo', 'tiles', 'terrazzo'],
  arches: ['arches', 'tiles', 'arches', 'arches'],
  fluid: ['fluid', 'marble', 'fluid', 'fluid'],
  marble: ['marble', 'marble', 'marble', 'fluid'],
}
export const ABSTRACT: readonly SceneName[] = ['fluid', 'tiles', 'arches', 'marble']

/** Scenes that look poor as ink drawings, or are whole patterns that need no frame. */
export const NEVER_LINE: ReadonlySet<SceneName> = new Set([
  'marble',
  'fluid',
  'galaxy',
  'city',
  'tiles',
  'terrazzo',
  'arches',
])
export const NEVER_FRAMED: ReadonlySet<SceneName> = new Set([
  'marble',
  'fluid',
  'tiles',
  'terrazzo',
  'florals',
  'koi',
  'galaxy',
  'arches',
])
