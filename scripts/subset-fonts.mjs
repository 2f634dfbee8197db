/**
 * npm run subset:fonts: the shop's faces as its pages need them. What English words and prices are made of comes first, in
 * files that are on the way to the first picture of every page; the accents of names come when there are some. The display
 * face keeps its optical sizes in the one weight that the shop sets it in. See docs/design.md.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { root } from './lib/paths.mjs'

const families = path.join(root, 'node_modules/@fontsource-variable')
const folder = path.join(root, 'storefront/src/assets/fonts')

/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
/** As the ranges in storefront/src/styles/fonts.css have it. */
const LETTERS = {
  basic: `${range(0x20, 0x7e)}\u00a0£©·×é–—‘’“”…−`,
  more: `${range(0xa1, 0xff)}ıŒœŠšŸŽž‚„•‹›€™←↑→↓`.replace(/[£©·×é]/g, ''),
}
const FACES = [
  { family: 'bricolage-grotesque', file: 'latin-opsz-normal', axes: { wght: 700 } },
  { family: 'instrument-sans', file: 'latin-wght-normal', axes: {} },
]

mkdirSync(folder, { recursive: true })
for (const { family, file, axes } of FACES) {
  const whole = readFileSync(path.join(families, family, `files/${family}-${file}.woff2`))
  for (const [part, letters] of Object.entries(LETTERS)) {
    const lean = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes })
    writeFileSync(path.join(folder, `${family}-${part}.woff2`), lean)
    console.log(`${family} ${part}: ${lean.length} bytes of ${whole.length}`)
  }
  copyFileSync(path.join(families, family, 'LICENSE'), path.join(folder, `${family}-LICENSE`))
}
