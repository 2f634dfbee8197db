/** The sets of scenes for a prompt that names nothing the artist can draw: each has something calm and something lively. */
export const ABSTRACT: readonly (readonly string[])[] = [
  ['fluid', 'tiles', 'arches', 'marble'],
  ['galaxy', 'terrazzo', 'retro', 'mandala'],
  ['fluid', 'celestial', 'fans', 'landscape'],
  ['marble', 'rainbow', 'tiles', 'florals'],
]

/** Words that ask for a look where no style was chosen, by style id. */
export const STYLE_WORDS: Readonly<Record<string, string>> = {
  watercolour: 'watercolour watercolor aquarelle watercolour-painting',
  'stained-glass': 'stained-glass stained-glass-window leaded-glass',
  pixel: 'pixel pixel-art pixelart pixelated 8-bit 16-bit',
  'low-poly': 'low-poly lowpoly low-polygon polygon-art polygonal faceted',
  oil: 'oil-painting oil-paint impasto impressionist impressionism van-gogh monet',
  'paper-cut': 'paper-cut papercut paper-cutout paper-art layered-paper origami',
  'vintage-poster': 'vintage-poster travel-poster retro-poster vintage-travel-poster',
  'pop-art': 'pop-art popart comic-book comic-style',
  riso: 'riso risograph screen-print screenprint linocut lino-print',
  neon: 'neon-sign neon-light neon-tube neon-style neon-outline',
  'line-art': 'line-art lineart line-drawing outline sketch one-line minimalist minimal drawing ink-drawing',
}

/** What the light and the air are like. */
export const TIMES = {
  dark: 'dark night midnight black moody gothic neon moon starry star galaxy',
  night: 'night midnight moon moonlight moonlit starry star aurora nocturnal',
  aurora: 'aurora northern-light borealis',
  lake: 'lake reflection pond river',
  boat: 'boat sail ship sailing sailboat yacht',
  gold: 'gold golden luxury gilded gilt',
  crescent: 'crescent half-moon new-moon',
  white: 'white cream ivory',
} as const

export const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  lone: 1,
  two: 2,
  pair: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
}
