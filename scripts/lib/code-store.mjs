/** Compiled code of many files in one: a start reads it at once. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** V8 copies what does not begin at a word. */
const WORD = 8

/** @typedef {{ of: string, data: Buffer }} Kept compiled code, and the hash of the source that it was compiled from */

const aligned = (/** @type {number} */ size) => Math.ceil(size / WORD) * WORD

/** An index, its length before it, and the code of all. @param {string} file @returns {Map<string, Kept>} */
export function readCode(file) {
  try {
    const all = readFileSync(file)
    const begin = aligned(WORD + all.readUInt32LE(0))
    /** @type {[name: string, of: string, at: number, size: number][]} */
    const index = JSON.parse(all.toString('utf8', WORD, WORD + all.readUInt32LE(0)))
    return new Map(
      index.map(([name, of, at, size]) => [name, { of, data: all.subarray(begin + at, begin + at + size) }]),
    )
  } catch {
    return new Map()
  }
}

/** Whole or not at all: several backends may write it at once. @param {string} file @param {Map<string, Kept>} kept */
export function writeCode(file, kept) {
  let at = 0
  const index = [...kept].map(([name, { of, data }]) => {
    const entry = [name, of, at, data.length]
    at += aligned(data.length)
    return entry
  })
  const words = Buffer.from(JSON.stringify(index))
  const begin = aligned(WORD + words.length)
  const all = Buffer.alloc(begin + at)
  all.writeUInt32LE(words.length, 0)
  words.copy(all, WORD)
  let position = begin
  for (const { data } of kept.values()) {
    data.copy(all, position)
    position += aligned(data.length)
  }
  const draft = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(draft, all)
  renameSync(draft, file)
}
