import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { preparePicture } from './prepare-picture'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })
const png = (width = 400, height = 600) => plain(width, height).png().toBuffer()
const jpeg = (width = 400, height = 600) => plain(width, height).jpeg().toBuffer()

/** A PNG whose head says so many pixels, and that holds none of them. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const bytes = await png()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
async function animatedPng(): Promise<Buffer> {
  const bytes = await png()
  const control = Buffer.from('00000008' + '6163544c' + '00000002' + '00000000' + '00000000', 'hex')
  return Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)])
}
const animatedWebp = async () =>
  sharp([await png(320, 320), await plain(320, 320).negate().png().toBuffer()], { join: { animated: true } })
    .webp({ delay: [10, 10] })
    .toBuffer()
/** Nothing but so much of a colour, of 1. */
const clear = (alpha: number) =>
  sharp({ create: { width: 400, height: 600, channels: 4, background: { r: 200, g: 0, b: 0, alpha } } })
    .png()
    .toBuffer()
const gif = () => plain(400, 600).gif().toBuffer()
const heic = Buffer.concat([
  Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'),
  Buffer.alloc(600),
])
const zipped = Buffer.from('PK\x03\x04 a jar PK\x05\x06 its end', 'latin1')
const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>')

describe('a customer’s own picture', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string, RegExp]>([
    ['an empty file', () => Buffer.alloc(0), 'invalid_request', /empty/],
    ['a thread', () => jpeg(16_000, 320), 'invalid_request', /too narrow for its length/],
    ['a sliver', () => png(40, 4000), 'invalid_request', /at least 300/],
    [
      'an SVG',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'unsupported_media_type',
      /SVG/,
    ],
    ['a page', () => html, 'unsupported_media_type', /not a picture/],
    [
      'a program',
      () => Buffer.concat([Buffer.from('MZ\x90\x00\x03'), Buffer.alloc(900)]),
      'unsupported_media_type',
      /not a picture/,
    ],
    [
      'an ELF program',
      () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(900)]),
      'unsupported_media_type',
      /not a picture/,
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7 and so on and on'), 'unsupported_media_type', /PDF/],
    ['a GIF', gif, 'unsupported_media_type', /GIF/],
    [
      'a GIF that is a script',
      async () => Buffer.concat([Buffer.from('GIF89a/*'), await gif(), Buffer.from('*/=1;alert(1)')]),
      'unsupported_media_type',
      /GIF/,
    ],
    ['a TIFF', () => plain(400, 600).tiff().toBuffer(), 'unsupported_media_type', /TIFF/],
    ['a HEIC', () => heic, 'unsupported_media_type', /HEIC/],
    [
      'a PNG with a page behind it',
      async () => Buffer.concat([await png(), html]),
      'invalid_request',
      /hidden/,
    ],
    [
      'a JPEG with an archive behind it',
      async () => Buffer.concat([await jpeg(), zipped]),
      'invalid_request',
      /hidden/,
    ],
    [
      'a JPEG with a script in its EXIF',
      () =>
        plain(400, 600)
          .jpeg()
          .withExif({ IFD0: { ImageDescription: '<ScRiPt>alert(1)</script>' } })
          .toBuffer(),
      'invalid_request',
      /hidden/,
    ],
    [
      'a torn PNG',
      async () =>
        (
          await sharp({
            create: {
              width: 400,
              height: 600,
              channels: 3,
              noise: { type: 'gaussian', mean: 120, sigma: 30 },
              background: 'red',
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 9000),
      'invalid_request',
      /damaged/,
    ],
    ['a torn JPEG', async () => (await jpeg()).subarray(0, 700), 'invalid_request', /damaged/],
    ['a PNG of its head alone', async () => (await png()).subarray(0, 40), 'invalid_request', /damaged/],
    [
      'a JPEG of its mark alone',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200)]),
      'invalid_request',
      /damaged/,
    ],
    ['2,500 million pixels', () => bomb(50_000, 50_000), 'too_large', /2500 million/],
    [
      '41 million real pixels',
      () => plain(6410, 6400).png({ compressionLevel: 1 }).toBuffer(),
      'too_large',
      /41 million/,
    ],
    ['a negative size', () => bomb(0xffffffff, 600), 'invalid_request', /damaged/],
    ['no size', () => bomb(0, 0), 'invalid_request', /damaged/],
    ['a film as PNG', animatedPng, 'unsupported_media_type', /Moving/],
    ['a film as WebP', animatedWebp, 'unsupported_media_type', /Moving/],
    ['nothing at all', () => clear(0), 'invalid_request', /nothing of it would be printed/],
    ['a breath of colour', () => clear(0.02), 'invalid_request', /nothing of it would be printed/],
    ['a picture of 299 pixels', () => png(299, 900), 'invalid_request', /299 x 900 pixels/],
    ['a thread of a picture', () => jpeg(20_000, 400), 'invalid_request', /20000 x 400 pixels/],
  ])('is refused with a sentence: %s', async (_, file, code, sentence) => {
    const bytes = await file()
    const started = Date.now()
    const refused = await preparePicture(bytes).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code })
    expect((refused as Error).message).toMatch(sentence)
    expect(Date.now() - started).toBeLessThan(2000)
  })

  it('stands upright, in sRGB, without a trace of where it was taken', async () => {
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c04020' } })
      .withIccProfile('p3')
      .withExif({ IFD0: { Orientation: '6', Make: 'Secret Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const made = await preparePicture(bytes)
    expect(made).toMatchObject({ mime: 'image/jpeg', width: 400, height: 600 })
    const found = await sharp(made.bytes).metadata()
    expect(found).toMatchObject({ format: 'jpeg', space: 'srgb', depth: 'uchar', channels: 3 })
    expect([found.exif, found.icc, found.xmp, found.iptc, found.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    expect(made.bytes.includes('Secret Camera')).toBe(false)
    expect(await sharp(made.thumb).metadata()).toMatchObject({ format: 'webp', width: 360, height: 540 })
  })

  it('comes out of CMYK, of 16 bits, of grey and of AVIF as plain sRGB', async () => {
    const cmyk = await plain(400, 600).toColourspace('cmyk').jpeg().toBuffer()
    const deep = await plain(400, 600).toColourspace('rgb16').png().toBuffer()
    const grey = await plain(400, 600).greyscale().png().toBuffer()
    const avif = await plain(400, 600).avif({ effort: 0 }).toBuffer()
    const webp = await plain(400, 600).webp().toBuffer()
    for (const bytes of [cmyk, deep, grey, avif, webp]) {
      const made = await preparePicture(bytes)
      expect(await sharp(made.bytes).metadata()).toMatchObject({
        format: 'jpeg',
        space: 'srgb',
        depth: 'uchar',
        channels: 3,
      })
      const [red, green, blue] = (await sharp(made.bytes).stats()).channels
      if (bytes !== grey)
        expect([red?.mean, green?.mean, blue?.mean].map((mean) => Math.abs(mean ?? 0))).toSatisfy(
          (means: number[]) => (means[0] ?? 0) > (means[1] ?? 0) + 60,
        )
    }
  })

  it('keeps a transparent ground, and no needless one', async () => {
    const dot = await plain(20, 20).png().toBuffer()
    const cut = await sharp(await clear(0))
      .composite([{ input: dot }])
      .png()
      .toBuffer()
    expect(await preparePicture(cut)).toMatchObject({ mime: 'image/png', width: 400 })
    const opaque = await plain(400, 600).ensureAlpha().png().toBuffer()
    expect(await preparePicture(opaque)).toMatchObject({ mime: 'image/jpeg' })
  })

  it('is made no larger than it can be seen, within 40 million pixels', async () => {
    const made = await preparePicture(await jpeg(6000, 6600))
    expect(made).toMatchObject({ width: 4200, height: 4620 })
    expect(await sharp(made.large).metadata()).toMatchObject({ width: 1745, height: 1920 })
  })
})
