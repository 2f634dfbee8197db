import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'
/** One answer in one encoding, ready to send. */
export interface Ready {
  bytes: Buffer
  headers: Record<string, string | number>
  etag: string
}

/** Below this, a compressed answer saves no packet. */
const WORTH_COMPRESSING = 1200
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** A JSON answer that keeps its encodings once somebody has asked for them. */
export class Representation {
  private readonly whole: Buffer
  private readonly hash: string
  private readonly encodings = new Map<Encoding, Promise<Ready>>()

  constructor(
    json: string,
    private readonly headers: Record<string, string>,
  ) {
    this.whole = Buffer.from(json)
    this.hash = createHash('sha256')
      .update(this.whole)
      .update(JSON.stringify(headers))
      .digest('base64url')
      .slice(0, 27)
  }

  /** Bytes that this answer may come to hold with all its encodings. */
  get weight(): number {
    return Math.ceil(this.whole.length * 1.5) + 1024
  }

  as(encoding: Encoding): Promise<Ready> {
    const kind = this.whole.length < WORTH_COMPRESSING ? 'identity' : encoding
    const found = this.encodings.get(kind)
    if (found) return found
    const ready = this.encode(kind)
    this.encodings.set(kind, ready)
    return ready
  }

  private async encode(kind: Encoding): Promise<Ready> {
    const bytes = await this.compress(kind)
    const etag = `"${this.hash}${kind === 'identity' ? '' : `-${kind}`}"`
    const headers = {
      ...this.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
      ETag: etag,
      'Content-Length': bytes.length,
      ...(kind === 'identity' ? {} : { 'Content-Encoding': kind }),
    }
    return { bytes, headers, etag }
  }

  private compress(kind: Encoding): Promise<Buffer> | Buffer {
    if (kind === 'gzip') return deflate(this.whole, { level: GZIP_LEVEL })
    if (kind === 'br')
      return brotli(this.whole, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    return this.whole
  }
}
