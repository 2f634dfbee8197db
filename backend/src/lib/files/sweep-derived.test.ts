import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweepDerived } from './sweep-derived'

const HOUR_MS = 3_600_000
const NOW = 1_790_000_000_000
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'derived-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A file of ten bytes, made so many hours ago. */
async function made(name: string, hoursAgo: number) {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, 'ten bytes.')
  const at = new Date(NOW - hoursAgo * HOUR_MS)
  await utimes(file, at, at)
}
const left = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).sort()

describe('derived files', () => {
  test('papers go after a day, pictures of the catalogue after a month', async () => {
    expect(await sweepDerived(path.join(folder, 'not-there'), { now: NOW })).toBe(0)
    await made('invoices/old.pdf', 25)
    await made('invoices/new.pdf', 23)
    await made('mails/old.jpg', 25)
    await made('old-240.webp', 31 * 24)
    await made('new-240.webp', 29 * 24)
    expect(await sweepDerived(folder, { now: NOW })).toBe(3)
    expect(await left()).toEqual(['invoices/new.pdf', 'new-240.webp'])
  })

  test('where they are too many the oldest go, whatever they are', async () => {
    for (const [name, hours] of Object.entries({
      'a.webp': 9,
      'mails/b.jpg': 8,
      'c.webp': 7,
      'prints/d.webp': 6,
    }))
      await made(name, hours)
    expect(await sweepDerived(folder, { now: NOW, mostBytes: 25 })).toBe(2)
    expect(await left()).toEqual(['c.webp', 'prints/d.webp'])
  })
})
