export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'
/** What people send instead of a picture that can be printed. */
export type OtherKind = 'svg' | 'gif' | 'tiff' | 'bmp' | 'pdf' | 'unknown'

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

function brandOf(bytes: Buffer): PictureKind | 'unknown' {
  const size = Math.min(bytes.readUInt32BE(0), 256)
  const brands = ascii(bytes, 8, size)
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : 'unknown'
}

/** What a file is by its bytes; its name and its declared type say nothing. */
export function sniff(bytes: Buffer): PictureKind | OtherKind {
  if (bytes.length < 16) return 'unknown'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp') return brandOf(bytes)
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif'
  if (/^(II\*\0|MM\0\*)/.test(ascii(bytes, 0, 4))) return 'tiff'
  if (ascii(bytes, 0, 2) === 'BM') return 'bmp'
  const start = ascii(bytes, 0, 1024)
  if (start.includes('%PDF-')) return 'pdf'
  return /<svg[\s>]/i.test(start) ? 'svg' : 'unknown'
}

/** Signs of a document or a program in a picture. In the compressed bytes of a real one they do not come by chance. */
const SIGNS = ['<script', '<html', '<!doctype', '<iframe', '<?php', 'javascript:'].map((sign) =>
  Buffer.from(sign),
)
/** Four bytes do come by chance, in one of a hundred large photographs: a drawing's tag goes on in words. */
const SVG = Buffer.from('<svg')
const SVG_GOES_ON = /^[\s/>][\t\n\r\x20-\x7e]{0,15}$/
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_WITHIN = 66_000

/** ASCII capitals made small in a copy, so that one search finds every spelling. */
function lowered(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  for (let at = 0; at < copy.length; at += 1) {
    const code = copy[at] ?? 0
    if (code >= 0x41 && code <= 0x5a) copy[at] = code + 0x20
  }
  return copy
}

function hasSvg(small: Buffer): boolean {
  for (let at = small.indexOf(SVG); at !== -1; at = small.indexOf(SVG, at + 1)) {
    const from = at + SVG.length
    if (SVG_GOES_ON.test(ascii(small, from, from + 16))) return true
  }
  return false
}

/** Whether a picture is at the same time something else: a page, a script or an archive. */
export function isPolyglot(bytes: Buffer): boolean {
  if (bytes.subarray(-ZIP_END_WITHIN).includes(ZIP_END)) return true
  if (bytes.subarray(0, 1024).includes('%PDF-')) return true
  const small = lowered(bytes)
  return hasSvg(small) || SIGNS.some((sign) => small.includes(sign))
}

/** Whether a PNG is a film: sharp shows its first picture only, without a word. */
export function isAnimatedPng(bytes: Buffer): boolean {
  const data = bytes.indexOf('IDAT')
  const control = bytes.indexOf('acTL')
  return control !== -1 && (data === -1 || control < data)
}
