import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

export type Change = [collection: string, id: string, value: object | null]

export interface RecordedRequest {
  id: string
  at: string
  method: string
  path: string
  operation: string
  headers: Record<string, string>
  body: unknown
  status: number | null
  response: unknown
  fault: string | null
  ms: number
}

export interface LedgerLine {
  at: string
  request?: RecordedRequest
  changes?: Change[]
  reset?: true
}

/**
 * An append-only file of JSON lines, flushed to the disk before anybody gets an answer, so that a stand-in
 * remembers what it was asked even when it, or the shop, is killed a moment later.
 */
export class Ledger {
  readonly #fd: number | null
  readonly lines: LedgerLine[]

  constructor(file: string | null) {
    if (file === null) {
      this.#fd = null
      this.lines = []
      return
    }
    mkdirSync(dirname(file), { recursive: true })
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    // A line without its line break was being written when the process died: nobody was answered, so it goes.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    this.#fd = openSync(file, 'a')
    if (whole.length !== text.length) ftruncateSync(this.#fd, Buffer.byteLength(whole))
    this.lines = whole
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as LedgerLine)
  }

  append(line: LedgerLine): void {
    if (this.#fd === null) return
    writeSync(this.#fd, `${JSON.stringify(line)}\n`)
    fsyncSync(this.#fd)
  }

  close(): void {
    if (this.#fd !== null) closeSync(this.#fd)
  }
}
