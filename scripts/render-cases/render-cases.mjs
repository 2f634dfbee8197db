/** npm run render:cases: photographs of every case line, from the storefront's own model. See docs/design.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../lib/paths.mjs'
import { drawArt } from './art.mjs'
import { writeShare, writeWidths } from './encode.mjs'
import { openStudio } from './page-server.mjs'

const HELP = `npm run render:cases -- [options]
  --only snap,snap-2   these pictures alone
  --samples 26         exposures of each picture
  --width 1200         width of what is rendered; less than 1200 writes one PNG to try with
  --out <folder>       where to, instead of the storefront's pictures`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    samples: { type: 'string', default: '26' },
    width: { type: 'string', default: '1200' },
    out: { type: 'string', default: path.join(root, 'storefront/public/images/cases') },
    help: { type: 'boolean', default: false },
  },
})
/** @typedef {typeof globalThis & { caseShots: string[], takeShot: (shot: string, how: object) => Promise<string> }} Stage */

if (values.help) {
  console.log(HELP)
  process.exit(0)
}

const samples = Number(values.samples)
const width = Number(values.width)
const trial = width < 1200
mkdirSync(values.out, { recursive: true })

const { page, close } = await openStudio(await drawArt())
try {
  const all = await page.evaluate(() => /** @type {Stage} */ (globalThis).caseShots)
  const wanted = values.only?.split(',') ?? all
  const unknown = wanted.filter((name) => !all.includes(name))
  if (unknown.length > 0)
    throw new Error(`No such picture: ${unknown.join(', ')}. There are ${all.join(', ')}.`)
  /** @param {string} name @param {{ width: number, height: number }} size */
  const take = async (name, size) => {
    const frame = { ...size, samples, detail: trial ? 1024 : 1536 }
    const data = await page.evaluate(
      ([shot, how]) => /** @type {Stage} */ (globalThis).takeShot(shot, how),
      /** @type {const} */ ([name, frame]),
    )
    return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  }
  for (const name of wanted) {
    const start = Date.now()
    const png = await take(name, { width, height: Math.round(width * 1.25) })
    if (trial) writeFileSync(path.join(values.out, `${name}.png`), png)
    else await writeWidths(png, path.join(values.out, name))
    // The first picture of a line is the one that links to its page show.
    if (!trial && !/-\d$/.test(name)) {
      await writeShare(await take(name, { width: 1200, height: 630 }), path.join(values.out, name))
    }
    console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`)
  }
} finally {
  await close()
}
