import sharp from 'sharp'
import type { IMAGE_WIDTHS } from '@caseloom/contract'
import { describe, expect, test } from 'vitest'
import { renderPicture, type Shown } from './render-picture'

const webp = (width: (typeof IMAGE_WIDTHS)[number]): Shown => ({ shape: 'whole', width, as: 'webp' })
const RED = { r: 200, g: 30, b: 40 }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } })
const facts = async (bytes: Buffer) => {
  const { format, width, height, pages, hasAlpha, exif, depth, space } = await sharp(bytes).metadata()
  return { format, width, height, pages: pages ?? 1, hasAlpha, exif, depth, space }
}
const colourAt = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

describe('a picture in the width of its place', () => {
  test('is made smaller, and kept in proportion', async () => {
    const bytes = await renderPicture(await plain(2000, 2500).png().toBuffer(), webp(480))
    expect(await facts(bytes)).toMatchObject({ format: 'webp', width: 480, height: 600 })
  })

  test('is never enlarged', async () => {
    const bytes = await renderPicture(await plain(300, 200).png().toBuffer(), webp(1200))
    expect(await facts(bytes)).toMatchObject({ width: 300, height: 200 })
  })

  test('comes as AVIF', async () => {
    const bytes = await renderPicture(await plain(900, 900).jpeg().toBuffer(), {
      shape: 'whole',
      width: 240,
      as: 'avif',
    })
    expect(await facts(bytes)).toMatchObject({ format: 'heif', width: 240, depth: 'uchar' })
  })

  test('lies the way the camera was held, and keeps nothing that the camera wrote', async () => {
    const sideways = await plain(900, 600)
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'someone' } } })
      .toBuffer()
    expect(await facts(await renderPicture(sideways, webp(480)))).toMatchObject({
      width: 480,
      height: 720,
      exif: undefined,
    })
  })

  test('stays see-through where it was', async () => {
    const clear = await sharp({
      create: { width: 50, height: 50, channels: 4, background: { ...RED, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect((await colourAt(await renderPicture(clear, webp(240)), 20, 20))[3]).toBe(0)
  })

  test('shows a printer’s colours as a screen does', async () => {
    const cmyk = await plain(80, 80).toColourspace('cmyk').jpeg().toBuffer()
    expect((await facts(cmyk)).space).toBe('cmyk')
    const bytes = await renderPicture(cmyk, webp(240))
    const [r = 0, g = 0] = await colourAt(bytes, 40, 40)
    expect(await facts(bytes)).toMatchObject({ space: 'srgb', depth: 'uchar' })
    expect(r - g).toBeGreaterThan(100)
  })

  test('of sixteen bits a colour comes in eight', async () => {
    const deep = await plain(80, 80).toColourspace('rgb16').png({ progressive: false }).toBuffer()
    expect((await facts(deep)).depth).toBe('ushort')
    const [r = 0, g = 255] = await colourAt(await renderPicture(deep, webp(240)), 40, 40)
    expect(Math.abs(r - RED.r)).toBeLessThan(6)
    expect(Math.abs(g - RED.g)).toBeLessThan(6)
  })

  test('that moves stands still at its first frame', async () => {
    const frames = [RED, { r: 0, g: 0, b: 255 }].map((background) => ({
      create: { width: 60, height: 60, channels: 3 as const, background },
    }))
    const moving = await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    expect((await facts(moving)).pages).toBe(2)
    const still = await renderPicture(moving, webp(240))
    expect(await facts(still)).toMatchObject({ pages: 1, height: 60 })
    expect((await colourAt(still, 30, 30))[0]).toBeGreaterThan(150)
  })

  test('drawn as SVG is turned into pixels, and opens no other file', async () => {
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100">
        <script>throw 1</script><rect width="100" height="100" fill="#c81e28"/>
        <image xlink:href="file:///etc/hostname" width="100" height="100"/></svg>`,
    )
    const bytes = await renderPicture(svg, webp(240))
    expect(await facts(bytes)).toMatchObject({ format: 'webp', width: 100 })
    expect((await colourAt(bytes, 50, 50))[0]).toBeGreaterThan(150)
  })
})

describe('a picture for links in other sites', () => {
  test('is 1200 x 630 with the whole picture in its middle', async () => {
    const bytes = await renderPicture(await plain(1200, 1500).png().toBuffer(), { shape: 'share' })
    expect(await facts(bytes)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const [r = 0] = await colourAt(bytes, 600, 315)
    expect(Math.abs(r - RED.r)).toBeLessThan(8)
  })

  test('stands on paper where it is see-through', async () => {
    const clear = await sharp({
      create: { width: 400, height: 500, channels: 4, background: { ...RED, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const [r = 0, g = 0, b = 0] = await colourAt(await renderPicture(clear, { shape: 'share' }), 600, 315)
    expect([r, g, b].every((part) => part > 225)).toBe(true)
  })
})

describe('what is not shown', () => {
  /** 20,000 x 20,000 pixels that say so in a few bytes: a header without the rest. */
  const bomb = () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"><rect width="9" height="9"/></svg>'
    return Buffer.from(svg)
  }

  test.each([
    ['a text', () => Buffer.from('<html><body>not a picture</body></html>')],
    ['nothing', () => Buffer.alloc(0)],
    ['a picture that unpacks to 400 million pixels', bomb],
  ])('%s', async (_what, bytes) => {
    await expect(renderPicture(bytes(), webp(240))).rejects.toThrow()
  })

  test('a PNG of 400 million pixels, before it is unpacked', async () => {
    const header = await plain(1, 1).png().toBuffer()
    header.writeUInt32BE(20_000, 16)
    header.writeUInt32BE(20_000, 20)
    await expect(renderPicture(header, webp(240))).rejects.toThrow()
  })

  test('half a picture', async () => {
    const noise = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()
    await expect(renderPicture(noise.subarray(0, noise.length / 2), webp(480))).rejects.toThrow()
  })
})
