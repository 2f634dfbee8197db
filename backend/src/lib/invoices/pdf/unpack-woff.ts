import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

const padded = (length: number) => Math.ceil(length / 4) * 4

/**
 * A WOFF 1.0 file as the TrueType file inside it. fontkit, which pdfkit reads type with, unpacks a table anew for every letter
 * that it looks up: an invoice takes four times as long.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY
    const offset = woff.readUInt32BE(at + 4)
    const packed = woff.readUInt32BE(at + 8)
    const length = woff.readUInt32BE(at + 12)
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const start = SFNT_HEADER + count * SFNT_ENTRY
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start)
  const sfnt = Buffer.alloc(size)
  woff.copy(sfnt, 0, 4, 8)
  sfnt.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  sfnt.writeUInt16BE(16 * 2 ** power, 6)
  sfnt.writeUInt16BE(power, 8)
  sfnt.writeUInt16BE(16 * (count - 2 ** power), 10)
  let offset = start
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY
    tag.copy(sfnt, at)
    sfnt.writeUInt32BE(checksum, at + 4)
    sfnt.writeUInt32BE(offset, at + 8)
    sfnt.writeUInt32BE(bytes.length, at + 12)
    bytes.copy(sfnt, offset)
    offset += padded(bytes.length)
  })
  return sfnt
}
