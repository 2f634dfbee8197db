/** Words, and what the shop's own artist made of them. */
export const HERO_SAMPLES = [
  { words: 'koi pond at night', src: '/images/art/koi.webp' },
  { words: 'tokyo in neon', src: '/images/art/neon.webp' },
  { words: 'fuji under blossom', src: '/images/art/fuji.webp' },
  { words: 'cat under the moon', src: '/images/art/moon.webp' },
] as const
/** The picture that is there before anything else has a lighter copy for phones. */
export const HERO_FIRST_SET = `/images/art/koi-450.webp 450w, ${HERO_SAMPLES[0].src} 540w`

export const HERO_ART_SIZE = { width: 540, height: 900 }
/** The case that they are shown on. */
export const HERO_CASE = { line: 'snap', finish: 'Gloss' } as const
