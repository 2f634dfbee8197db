import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DerivedFiles } from './derived-files'

let folder: string
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'derived-')), 'papers')
})
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }))

const paper = () => Promise.resolve(Buffer.from('a paper'))

describe('derived files', () => {
  test('are made once, for all who ask and for the next process', async () => {
    const make = vi.fn(paper)
    const files = new DerivedFiles({ folder })
    await Promise.all(Array.from({ length: 9 }, () => files.open('a.pdf', make)))
    expect(String(await new DerivedFiles({ folder }).open('a.pdf', make))).toBe('a paper')
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('are made again after a failure, and as many at a time as there is room for', async () => {
    let running = 0
    let most = 0
    const files = new DerivedFiles({ folder, atOnce: 2 })
    const work = async () => {
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return Buffer.from('b')
    }
    await expect(files.open('0', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
    await Promise.all(Array.from({ length: 6 }, (_one, n) => files.open(String(n), work)))
    expect(most).toBe(2)
    expect(await readdir(folder)).toHaveLength(6)
  })
})
