import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export interface StrangeFile {
  name: string
  bytes: Buffer
}

/** Found in no picture that was made anew. */
export const HIDDEN = 'hidden-by-the-sender'

const plain = (): Sharp => sharp({ create: { width: 400, height: 600, channels: 3, background: '#2266aa' } })
const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const padded = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    ...parts.map((part) => (typeof part === 'string' ? latin(part) : part)),
    Buffer.alloc(900, HIDDEN),
  ])

/** A part of a PNG, with its length and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}
/** A part of a JPEG. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
const PNG_HEAD = 33
const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, PNG_HEAD), ...chunks, png.subarray(PNG_HEAD)])
const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** No picture of ours, whatever they are called: each is refused by its bytes. */
export async function foreignFiles(): Promise<StrangeFile[]> {
  const script = 'alert(document.domain)'
  const jpeg = await plain().jpeg().toBuffer()
  return [
    { name: 'icon.ico', bytes: padded('\0\0\x01\0\x01\0\x10\x10') },
    { name: 'sheet.psd', bytes: padded('8BPS\0\x01') },
    { name: 'photo.jp2', bytes: padded('\0\0\0\x0cjP  \r\n\x87\n') },
    { name: 'photo.jxl', bytes: padded('\0\0\0\x0cJXL \r\n\x87\n') },
    { name: 'naked.jxl', bytes: padded('\xff\x0a') },
    { name: 'film.mp4', bytes: padded('\0\0\0\x18ftypmp42\0\0\0\0mp42isom') },
    { name: 'film.avi', bytes: padded('RIFF\x24\x08\0\0AVI LIST') },
    { name: 'sound.wav.png', bytes: padded('RIFF\x24\x08\0\0WAVEfmt ') },
    { name: 'film.webm', bytes: padded('\x1a\x45\xdf\xa3') },
    { name: 'flash.swf', bytes: padded('CWS\x0a') },
    { name: 'module.wasm', bytes: padded('\0asm\x01\0\0\0') },
    { name: 'Main.class', bytes: padded('\xca\xfe\xba\xbe\0\0\0\x34') },
    { name: 'app.macho', bytes: padded('\xcf\xfa\xed\xfe') },
    { name: 'run.sh', bytes: padded('#!/bin/sh\nid\n') },
    { name: 'page.php.png', bytes: padded('<?php system($_GET[0]); ?>') },
    { name: 'shell.jpg', bytes: padded('<?= `id` ?>') },
    { name: 'drawing.eps', bytes: padded('%!PS-Adobe-3.0 EPSF-3.0\n') },
    { name: 'text.rtf', bytes: padded('{\\rtf1\\ansi') },
    { name: 'mail.mht', bytes: padded('MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<b>') },
    { name: 'style.css', bytes: padded('@import "//evil.test/x.css";') },
    { name: 'drawing.svgz', bytes: padded(gzipSync('<svg onload="alert(1)"/>'), Buffer.alloc(200)) },
    { name: 'archive.tar', bytes: padded(Buffer.alloc(257), 'ustar\x0000') },
    { name: 'archive.7z', bytes: padded('7z\xbc\xaf\x27\x1c') },
    { name: 'archive.rar', bytes: padded('Rar!\x1a\x07\0') },
    { name: 'document.docx.jpg', bytes: padded('PK\x03\x04\x14\0\x06\0[Content_Types].xml') },
    { name: 'old.gif', bytes: padded('GIF87a') },
    { name: 'script.bmp', bytes: padded(`BM=1;${script};//`) },
    { name: 'page.utf16.png', bytes: Buffer.from(`\ufeff<html>${script}</html>`.repeat(9), 'utf16le') },
    { name: 'page.xml', bytes: padded('\xef\xbb\xbf<?xml version="1.0"?><x:script xmlns:x="x"/>') },
    { name: 'image.svg', bytes: padded(' '.repeat(900), `<svg\nonload=${script}>`) },
    { name: 'late.jpg', bytes: Buffer.concat([Buffer.from('\0'), jpeg]) },
    { name: 'empty.webp', bytes: padded('RIFF\xff\xff\xff\xffWEBPVP8X') },
    { name: 'empty.avif', bytes: padded('\0\0\0\x1cftypavif\0\0\0\0avifmif1') },
    { name: 'empty.jpg', bytes: padded('\xff\xd8\xff\xe0') },
    { name: 'image-tragick.png', bytes: padded('push graphic-context\nfill \'url(https://x"|id")\'') },
  ]
}

/** True pictures that carry more than pixels: taken, and made anew without it. */
export async function ladenPictures(): Promise<StrangeFile[]> {
  const png = await plain().png().toBuffer()
  const jpeg = await plain().jpeg().toBuffer()
  const exif = {
    IFD0: { Artist: HIDDEN, Copyright: HIDDEN, ImageDescription: HIDDEN },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitude: '0/1 7/1 0/1' },
  }
  // A hundred megabytes of nothing in a hundred kilobytes.
  const bomb = deflateSync(Buffer.alloc(100 * 1024 * 1024), { level: 1 })
  const profile = (part: number) =>
    segment(
      0xe2,
      Buffer.concat([latin(`ICC_PROFILE\0${String.fromCharCode(part, 20)}`), Buffer.alloc(60_000, HIDDEN)]),
    )
  const turned = await Promise.all(
    [2, 5, 8].map(async (orientation) => ({
      name: `turned-${orientation}.jpg`,
      bytes: await plain().withMetadata({ orientation }).jpeg().toBuffer(),
    })),
  )
  const file = async (name: string, picture: Sharp) => ({ name, bytes: await picture.toBuffer() })
  return [
    await file('gps.jpg', plain().withExif(exif).jpeg()),
    await file('gps.png', plain().withExif(exif).png()),
    await file('gps.webp', plain().withExif(exif).webp()),
    await file(
      'xmp.jpg',
      plain().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><b>${HIDDEN}</b></x:xmpmeta>`).jpeg(),
    ),
    await file('wide-gamut.jpg', plain().withIccProfile('p3').jpeg()),
    await file('progressive.jpg', plain().jpeg({ progressive: true })),
    await file('interlaced.png', plain().png({ progressive: true })),
    await file('palette.png', plain().png({ palette: true })),
    await file('grey.png', plain().toColourspace('b-w').png()),
    ...turned,
    { name: '../../../etc/passwd.png', bytes: withChunks(png, chunk('tEXt', latin(`Comment\0${HIDDEN}`))) },
    {
      name: '\u202egpj.exe',
      bytes: withChunks(png, chunk('iTXt', latin(`XML:com.adobe.xmp\0\0\0\0\0<b>${HIDDEN}</b>`))),
    },
    { name: 'private.png', bytes: withChunks(png, chunk('prVt', Buffer.alloc(200_000, HIDDEN))) },
    { name: 'zipped-text.png', bytes: withChunks(png, chunk('zTXt', Buffer.concat([latin('x\0\0'), bomb]))) },
    {
      name: 'profile-bomb.png',
      bytes: withChunks(png, chunk('iCCP', Buffer.concat([latin('x\0\0'), bomb]))),
    },
    { name: 'comment.jpg', bytes: withSegments(jpeg, segment(0xfe, latin(HIDDEN.repeat(2000)))) },
    {
      name: 'profile-bomb.jpg',
      bytes: withSegments(jpeg, ...Array.from({ length: 20 }, (_none, at) => profile(at + 1))),
    },
    { name: 'tail.jpg', bytes: Buffer.concat([jpeg, latin(HIDDEN.repeat(2000))]) },
  ]
}
