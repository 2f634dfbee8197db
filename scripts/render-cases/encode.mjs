import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

/** Takes back what the exposures' soft pixels lose; more would show as rims. */
const CRISP = { sigma: 0.9, m1: 0.5, m2: 1.4 }
const HEAVIEST = 60_000
const WIDTHS = [120, 240, 360, 480, 680, 800, 1200]

/**
 * Woven cloth is dear to keep sharp: a picture that would be too heavy is kept a little less so.
 * @param {import('sharp').Sharp} picture
 */
async function avif(picture) {
  let file = Buffer.alloc(0)
  for (const quality of [56, 50, 44]) {
    file = await picture.clone().avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer()
    if (file.length < HEAVIEST) break
  }
  return file
}

/**
 * Writes a picture as AVIF and WebP in every width that the shop's pages ask for.
 * @param {Buffer} png 1200 wide @param {string} stem path without ending
 */
export async function writeWidths(png, stem) {
  for (const width of WIDTHS) {
    const name = width === 1200 ? stem : `${stem}-${width}`
    const picture = sharp(png)
      .removeAlpha()
      .resize(width, Math.round(width * 1.25), { kernel: 'lanczos3' })
      .sharpen(CRISP)
    writeFileSync(`${name}.avif`, await avif(picture))
    await picture.clone().webp({ quality: 76, effort: 6, smartSubsample: true }).toFile(`${name}.webp`)
  }
}

/** The picture for links in other places. @param {Buffer} png @param {string} stem */
export async function writeShare(png, stem) {
  await sharp(png)
    .removeAlpha()
    .resize(1200, 630)
    .sharpen(CRISP)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(`${stem}-share.jpg`)
}
