/**
 * npm run subset:fonts: the display face with the one weight that the shop sets it in, and every optical size: half of what
 * the whole family weighs, on the way to the first picture of every page. See docs/design.md.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { root } from './lib/paths.mjs'

const family = path.join(root, 'node_modules/@fontsource-variable/bricolage-grotesque')
const folder = path.join(root, 'storefront/src/assets/fonts')
const BOLD = 700

/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
/** Basic Latin and Latin-1, what names and typographers add, and the arrows of buttons. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŸŽž–—‘’‚“”„•…‹›€™←↑→↓−×`

const whole = readFileSync(path.join(family, 'files/bricolage-grotesque-latin-opsz-normal.woff2'))
const lean = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: { wght: BOLD } })
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'bricolage-grotesque-bold.woff2'), lean)
copyFileSync(path.join(family, 'LICENSE'), path.join(folder, 'bricolage-grotesque-LICENSE'))
console.log(`${whole.length} bytes became ${lean.length}`)
