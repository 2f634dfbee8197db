/** The scenes of a prompt that names nothing the artist can draw. */
export const ABSTRACT: readonly string[] = ['fluid', 'tiles', 'arches', 'marble']

/** Words that ask for a look where no style was chosen, by style id. */
export const STYLE_WORDS: Readonly<Record<string, string>> = {
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
