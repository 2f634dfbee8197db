/** Words, and what the shop's own artist made of them. */
export const HERO_SAMPLES = [
  { words: 'koi pond at night', src: '/images/art/koi.webp', line: 'snap' },
  { words: 'tokyo in neon', src: '/images/art/neon.webp', line: 'tough' },
  { words: 'fuji under blossom', src: '/images/art/fuji.webp', line: 'clear' },
] as const
export const HERO_ART_SIZE = { width: 540, height: 900 }
