/** npm run draw:icons: the shop's mark as the pictures that devices want, out of storefront/public/favicon.svg. See docs/design.md. */
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './lib/paths.mjs'

const publicDir = path.join(root, 'storefront/public')
const folder = path.join(publicDir, 'icons')
const GROUND = '#c9184f'
const LARGE_DPI = 1200

const mark = readFileSync(path.join(publicDir, 'favicon.svg'), 'utf8')
/** Without its rounded tile: devices cut their own shape. */
const threads = mark.replace(/<rect[^>]*\/>/, '')

/** @param {string} svg @param {number} side */
const drawn = (svg, side) =>
  sharp(Buffer.from(svg), { density: LARGE_DPI }).resize(side, side).png().toBuffer()

/**
 * The threads in the middle of a full ground. @param {string} name @param {number} side of the picture
 * @param {number} share of it that the mark takes @param {string} ground
 */
async function onGround(name, side, share, ground) {
  const inner = Math.round(side * share)
  await sharp({ create: { width: side, height: side, channels: 4, background: ground } })
    .composite([{ input: await drawn(threads, inner) }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, name))
}

mkdirSync(folder, { recursive: true })
for (const side of [192, 512])
  await sharp(await drawn(mark, side))
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, `icon-${side}.png`))
// A maskable icon may lose all outside a circle of 80 %.
await onGround('maskable-512.png', 512, 0.86, GROUND)
await onGround('apple-touch.png', 180, 1, GROUND)
// Only its shape counts.
await onGround('monochrome-512.png', 512, 0.86, '#00000000')
