import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CheckProcess, noticeOf } from './check-process'

let folder: string
let checker: CheckProcess

/** A stand-in for the real program, which needs 370 MB of packages: the first pixel says what becomes of a picture. */
const PROGRAM = `
import { createInterface } from 'node:readline'
const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n')
say({ ready: true })
for await (const line of createInterface({ input: process.stdin })) {
  const { id, pixels } = JSON.parse(line)
  const [first] = Buffer.from(pixels, 'base64')
  const scores = { id, porn: first / 255, hentai: 0, sexy: 0.5 }
  if (first === 1) process.exit(1)
  else if (first === 2) say({ id, error: 'no such picture' })
  else if (first === 3) { process.stdout.write('{"id":' + id + ',"po'); process.stdout.end(() => process.exit(0)) }
  else if (first === 4) { process.stdout.write('no JSON at all\\n\\n{"id":' + id + '\\n[1]\\nnull\\n"ready"\\n\\u0000\\n'); say(scores) }
  else if (first === 5) say({ id, porn: 'much', hentai: null })
  else if (first === 6) say({ ...scores, id: id + 1000 })
  else if (first === 7) { say(scores); say(scores) }
  else say(scores)
}`

const check = (first: number) => checker.check(Buffer.from([first]))
const goesOn = () => expect(check(255)).resolves.toEqual({ porn: 1, hentai: 0, sexy: 0.5 })
function write(program: string): void {
  writeFileSync(path.join(folder, 'check.mjs'), program)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'picture-check-'))
  write(PROGRAM)
  checker = new CheckProcess(() => folder, { loadingMs: 5_000, lookingMs: 1_000 })
})
afterEach(() => {
  checker.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the process that checks pictures', () => {
  it('answers each caller with their own picture’s scores', async () => {
    const scores = await Promise.all([255, 51, 0].map(check))
    expect(scores.map(({ porn }) => porn)).toEqual([1, 0.2, 0])
  })

  it('tells what went wrong with a picture and goes on', async () => {
    await expect(check(2)).rejects.toThrow('no such picture')
    await goesOn()
  })

  it.each([
    ['before it answers', 1],
    ['in the middle of an answer', 3],
  ])('is started again after it died %s', async (_, first) => {
    const [died, behind] = await Promise.allSettled([check(first), check(255)])
    expect([died, behind]).toEqual([
      { status: 'rejected', reason: new Error('The picture check ended') },
      { status: 'rejected', reason: new Error('The picture check ended') },
    ])
    await goesOn()
  })

  it('hears the answer between lines that are none', async () => {
    await expect(check(4)).resolves.toMatchObject({ sexy: 0.5 })
    await goesOn()
  })

  it('takes an answer without scores for none, and one that comes twice once', async () => {
    await expect(check(5)).rejects.toThrow('gave no scores')
    await expect(check(7)).resolves.toMatchObject({ sexy: 0.5 })
    await goesOn()
  })

  it('gives up on one that says nothing, and starts another', async () => {
    await goesOn()
    const begun = Date.now()
    await expect(check(6)).rejects.toThrow('does not answer')
    expect(Date.now() - begun).toBeLessThan(4_000)
    await goesOn()
  })

  it('gives up on one that never loads', async () => {
    write('setInterval(() => undefined, 1000)')
    checker = new CheckProcess(() => folder, { loadingMs: 300, lookingMs: 60_000 })
    await expect(check(255)).rejects.toThrow('does not answer')
  })

  it('rejects where the program is broken or gone', async () => {
    write('this is no program')
    await expect(check(255)).rejects.toThrow('ended')
    checker = new CheckProcess(() => path.join(folder, 'gone'))
    await expect(check(255)).rejects.toThrow('ended')
  })

  it('is missed at the start already, where it is wanted', () => {
    expect(noticeOf('nsfwjs', null)).toMatch(/not installed: npm run picture-check:install\. Until then/)
    expect([noticeOf('nsfwjs', folder), noticeOf('none', null)]).toEqual([null, null])
  })

  it('says how to install it', async () => {
    await expect(new CheckProcess(() => null).check(Buffer.alloc(1))).rejects.toThrow('picture-check:install')
  })
})
