import sharp from 'sharp'

export interface HostileFile {
  name: string
  type: string
  bytes: Buffer
  /** What it has to be refused with. */
  status: 400 | 413 | 415
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } })
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })

/** A picture that anybody may upload; another for each seed. */
export const goodPicture = (seed = 0, width = 600, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: (seed * 7) % 255, b: seed % 255 } } })
    .jpeg()
    .toBuffer()

async function bomb(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(400, 600).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const HTML = '<!DOCTYPE html><html><script>alert(document.cookie)</script></html>'
const MIB = 1024 * 1024

/** Files that must never be kept, made anew for each run. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const png = await plain(400, 600).png().toBuffer()
  const jpeg = await plain(400, 600).jpeg().toBuffer()
  const gif = await plain(400, 600).gif().toBuffer()
  const frames = Array.from({ length: 40 }, (_, frame) =>
    sharp({ create: { width: 320, height: 320, channels: 3, background: { r: frame * 6, g: 0, b: 90 } } })
      .png()
      .toBuffer(),
  )
  const film = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
  const control = Buffer.from('000000086163544c000027100000000000000000', 'hex')
  const heic = Buffer.from('00000018667479706865696300000000686569636d696631', 'hex')
  const file = (name: string, type: string, bytes: Buffer | string, status: HostileFile['status']) => ({
    name,
    type,
    bytes: Buffer.from(bytes as string),
    status,
  })
  return [
    file('drawing.svg', 'image/svg+xml', SVG, 415),
    file('drawing.png', 'image/png', SVG, 415),
    file('drawing.jpg', 'image/jpeg', `<?xml version="1.0"?>\n<!-- a comment -->\n${SVG}`, 415),
    file('page.png', 'image/png', HTML, 415),
    file('script.jpg', 'image/jpeg', 'alert(1)//'.repeat(50), 415),
    file(
      'setup.exe',
      'image/png',
      Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(4000)]),
      415,
    ),
    file('setup.png.exe', 'image/png', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(4000)]), 415),
    file('sheet.pdf', 'image/png', '%PDF-1.7\n1 0 obj <</JS (app.alert(1))>>', 415),
    file('archive.png', 'image/png', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(900)]), 415),
    file('still.gif', 'image/gif', gif, 415),
    file(
      'gif.js',
      'image/png',
      Buffer.concat([Buffer.from('GIF89a/*'), gif, Buffer.from('*/=1;alert(1)')]),
      415,
    ),
    file('scan.tiff', 'image/tiff', await plain(400, 600).tiff().toBuffer(), 415),
    file('photo.heic', 'image/heic', Buffer.concat([heic, Buffer.alloc(900)]), 415),
    file('film.webp', 'image/webp', film, 415),
    file('film.png', 'image/png', Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]), 415),
    file('polyglot.png', 'image/png', Buffer.concat([png, Buffer.from(HTML)]), 400),
    file(
      'polyglot.jpg',
      'image/jpeg',
      Buffer.concat([jpeg, Buffer.from('PK\x03\x04 x PK\x05\x06 end', 'latin1')]),
      400,
    ),
    file(
      'exif-script.jpg',
      'image/jpeg',
      await plain(400, 600)
        .jpeg()
        .withExif({ IFD0: { Artist: '<script>alert(1)</script>' } })
        .toBuffer(),
      400,
    ),
    file('nothing.png', 'image/png', '', 400),
    file('torn.png', 'image/png', (await noise(500, 700).png().toBuffer()).subarray(0, 20_000), 400),
    file('torn.jpg', 'image/jpeg', (await noise(500, 700).jpeg().toBuffer()).subarray(0, 20_000), 400),
    file('head.png', 'image/png', png.subarray(0, 40), 400),
    file('zero.png', 'image/png', await bomb(0, 0), 400),
    file('small.png', 'image/png', await plain(299, 299).png().toBuffer(), 400),
    file('thread.jpg', 'image/jpeg', await plain(16_000, 320).jpeg().toBuffer(), 400),
    file('bomb.png', 'image/png', await bomb(50_000, 50_000), 413),
    file('wide.png', 'image/png', await plain(6410, 6400).png({ compressionLevel: 1 }).toBuffer(), 413),
    file('heavy.jpg', 'image/jpeg', Buffer.concat([jpeg, Buffer.alloc(15 * MIB + 1 - jpeg.length)]), 413),
  ]
}
