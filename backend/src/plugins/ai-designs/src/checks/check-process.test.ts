import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CheckProcess } from './check-process'

let folder: string
let checker: CheckProcess

/** A stand-in for the real program, which needs 370 MB of packages: it judges by the first pixel. */
const PROGRAM = `
import { createInterface } from 'node:readline'
console.log(JSON.stringify({ ready: true }))
for await (const line of createInterface({ input: process.stdin })) {
  const { id, pixels } = JSON.parse(line)
  const [first] = Buffer.from(pixels, 'base64')
  if (first === 1) process.exit(1)
  if (first === 2) console.log(JSON.stringify({ id, error: 'no such picture' }))
  else console.log(JSON.stringify({ id, porn: first / 255, hentai: 0, sexy: 0.5 }))
}`

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'picture-check-'))
  writeFileSync(path.join(folder, 'check.mjs'), PROGRAM)
  checker = new CheckProcess(() => folder)
})
afterEach(() => {
  checker.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the process that checks pictures', () => {
  it('answers each caller with their own picture’s scores', async () => {
    const scores = await Promise.all([255, 51, 0].map((first) => checker.check(Buffer.from([first]))))
    expect(scores.map(({ porn }) => porn)).toEqual([1, 0.2, 0])
  })

  it('tells what went wrong with a picture and goes on', async () => {
    await expect(checker.check(Buffer.from([2]))).rejects.toThrow('no such picture')
    await expect(checker.check(Buffer.from([255]))).resolves.toMatchObject({ porn: 1 })
  })

  it('is started again after it died', async () => {
    await expect(checker.check(Buffer.from([1]))).rejects.toThrow('ended')
    await expect(checker.check(Buffer.from([255]))).resolves.toMatchObject({ porn: 1 })
  })

  it('says how to install it', () => {
    expect(() => new CheckProcess(() => null).check(Buffer.alloc(1))).toThrow('picture-check:install')
  })
})
