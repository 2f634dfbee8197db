import type { Placement } from '@caseloom/contract'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { encodePrintFile, renderPrint } from '../../backend/src/plugins/ai-designs/src/rendering/render-print'
import { CENTRED } from '../../storefront/src/components/case/placement'
import { drawArtwork } from './artwork'
import { DEVICE_AREAS } from './device-areas'

const GOLDEN = path.resolve(import.meta.dirname, 'golden')
const SMALL = { width: 126, height: 210 }
/** Another build of sharp may round otherwise. */
const STEPS = 3

const WORDS = {
  content: 'Ada & Tom\n2019',
  font: 'righteous',
  size: 0.17,
  x: 0,
  y: 0.25,
  rotation: -12,
  colour: '#ffffff',
  outline: '#102030',
} as const

let artwork: Awaited<ReturnType<typeof drawArtwork>>
let clear: Awaited<ReturnType<typeof drawArtwork>>
beforeAll(async () => {
  artwork = await drawArtwork()
  clear = await drawArtwork(true)
})

describe('the print file of every device', () => {
  it.each(DEVICE_AREAS)(
    'has exactly $widthPx x $heightPx pixels in sRGB, without alpha',
    async ({ widthPx, heightPx }) => {
      const pixels = await renderPrint(artwork.webp, { width: widthPx, height: heightPx }, CENTRED)
      expect(pixels.data).toHaveLength(widthPx * heightPx * 3)
      // The head of the file tells; its pixels are those above.
      const { icc, ...facts } = await sharp(await encodePrintFile(pixels, 300)).metadata()
      expect(facts).toMatchObject({
        format: 'png',
        width: widthPx,
        height: heightPx,
        channels: 3,
        depth: 'uchar',
        space: 'srgb',
        hasAlpha: false,
        density: 300,
      })
      expect(icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB')
    },
  )
})

/** Stored pixels; a picture that is not there yet is written, to be looked at and committed. */
async function golden(name: string, data: Buffer): Promise<Buffer> {
  const file = path.join(GOLDEN, `${name}.png`)
  if (!existsSync(file) && !process.env.CI)
    writeFileSync(
      file,
      await sharp(data, { raw: { ...SMALL, channels: 3 } })
        .png()
        .toBuffer(),
    )
  return sharp(readFileSync(file)).removeAlpha().raw().toBuffer()
}

/** The largest difference of any channel of any pixel. */
async function fromGolden(name: string, data: Buffer): Promise<number> {
  const stored = await golden(name, data)
  expect(stored).toHaveLength(data.length)
  return data.reduce((most, value, index) => Math.max(most, Math.abs(value - (stored[index] ?? 0))), 0)
}

describe('the renderer gives the pixels that it always gave', () => {
  it.each<[string, Partial<Placement>]>([
    ['plain', {}],
    ['enlarged', { scale: 1.7, x: 0.2, y: -0.1 }],
    ['turned', { scale: 1.5, rotation: 33 }],
    ['mirrored', { mirror: true, rotation: -20, scale: 1.3 }],
    ['whole', { fit: 'contain', scale: 0.8, background: '#1d7a50' }],
    ['words', { text: WORDS }],
  ])('%s', async (name, change) => {
    const { data } = await renderPrint(artwork.webp, SMALL, { ...CENTRED, ...change })
    expect(await fromGolden(name, data)).toBeLessThanOrEqual(STEPS)
  })

  it('clear artwork on a colour', async () => {
    const { data } = await renderPrint(clear.webp, SMALL, { ...CENTRED, background: '#8844aa' })
    expect(await fromGolden('clear', data)).toBeLessThanOrEqual(STEPS)
  })
})
