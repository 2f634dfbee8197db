import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadArtist } from '../lib/load-artist.mjs'
import { cache } from '../lib/paths.mjs'

/** What the shop's own artist draws for the pictures: prompt, salt, and which of its four. */
const ART = {
  wave: { prompt: 'great wave off the coast', index: 0 },
  city: { prompt: 'tokyo skyline in neon', index: 0 },
  blossom: { prompt: 'mount fuji with cherry blossom', index: 0 },
  tiles: { prompt: 'boho arches sunset', index: 1 },
  stems: { prompt: 'botanical stems in sage green', index: 0 },
  koi: { prompt: 'koi pond at night', index: 0 },
  florals: { prompt: 'wildflower meadow pressed flowers', index: 0 },
  moon: { prompt: 'cat under the moon', index: 0 },
  cat: { prompt: 'cat under the moon', index: 1 },
  terrazzo: { prompt: 'terrazzo in cream and coral', index: 0 },
  arches: { prompt: 'boho arches sunset', index: 0 },
  marble: { prompt: 'white marble with gold', index: 1 },
  meadow: { prompt: 'wildflower meadow pressed flowers', index: 2 },
  galaxy: { prompt: 'galaxy with saturn', index: 2 },
}

const PLAIN = { salt: '', style: '', keepOut: '', transparent: false, reference: null }
/** About a case rolled flat, so that little is cut off. */
const SIZE = { width: 1060, height: 2020 }

/**
 * Draws the art of all pictures, the same bytes every time, or takes what an earlier run drew from the same list.
 * @returns {Promise<string>} the folder with one PNG for each name
 */
export async function drawArt() {
  const folder = path.join(cache, 'render-cases', 'art')
  const list = path.join(folder, 'list.json')
  const wanted = JSON.stringify([ART, SIZE])
  if (existsSync(list) && readFileSync(list, 'utf8') === wanted) return folder
  const { makePicture } = await loadArtist()
  mkdirSync(folder, { recursive: true })
  await Promise.all(
    Object.entries(ART).map(async ([name, { prompt, index }]) => {
      const { png } = await makePicture({ ...PLAIN, prompt, index, ...SIZE })
      writeFileSync(path.join(folder, `${name}.png`), png)
    }),
  )
  writeFileSync(list, wanted)
  return folder
}
