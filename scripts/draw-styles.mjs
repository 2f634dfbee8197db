/** npm run draw:styles: a motif for each of the artist's styles, for the studio's style picker. See docs/design.md. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { loadArtist } from './lib/load-artist.mjs'
import { root } from './lib/paths.mjs'

/** What suits a style best, and the share of the picture's height that is cut off above it. @type {Record<string, [string, number]>} */
const MOTIFS = {
  watercolour: ['mount fuji with cherry blossom', 0],
  'line-art': ['a sleeping cat', 0.21],
  neon: ['a jellyfish', 0.16],
  'vintage-poster': ['a lighthouse', 0.2],
  pixel: ['a mushroom', 0.37],
  marble: ['white marble with gold', 0.2],
  botanical: ['wildflowers', 0.14],
  'pop-art': ['a cat', 0.2],
  riso: ['sunflowers', 0.36],
  'stained-glass': ['koi pond', 0.14],
  'paper-cut': ['the moon and clouds', 0.27],
  oil: ['great wave', 0.12],
  'low-poly': ['a lion', 0.22],
}
const PLAIN = { salt: '', keepOut: '', transparent: false, reference: null, index: 0 }
const WIDTH = 480
const HEIGHT = 800
const SIDE = 240

const folder = path.join(root, 'storefront/public/images/styles')
mkdirSync(folder, { recursive: true })
const { makePicture, STYLES } = await loadArtist()
for (const { id } of STYLES) {
  const [prompt, above] = MOTIFS[id] ?? ['an owl on a branch', 0.1]
  const { png } = await makePicture({ ...PLAIN, prompt, style: id, width: WIDTH, height: HEIGHT })
  await sharp(png)
    .extract({ left: 0, top: Math.round(above * HEIGHT), width: WIDTH, height: WIDTH })
    .resize(SIDE, SIDE)
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, `${id}.webp`))
}
