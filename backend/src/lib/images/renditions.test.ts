import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Shown } from './render-picture'
import { Renditions } from './renditions'
import { slots } from '../slots'

const KEY = '0123456789abcdef0123456789abcdef'
const small: Shown = { shape: 'whole', width: 240, as: 'webp' }
const red = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#c81e28' } })
    .png()
    .toBuffer()

let folder: string
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'renditions-')), 'derived')
})
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }))

describe('renditions', () => {
  test('are made once for all who ask at the same time', async () => {
    const read = vi.fn(red)
    const renditions = new Renditions({ folder })
    const answers = await Promise.all(Array.from({ length: 20 }, () => renditions.open(KEY, small, read)))
    expect(new Set(answers.map((bytes) => bytes?.toString('base64'))).size).toBe(1)
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('are kept for the next process', async () => {
    const first = await new Renditions({ folder }).open(KEY, small, red)
    const again = await new Renditions({ folder }).open(KEY, small, () =>
      Promise.reject(new Error('not asked')),
    )
    expect(again?.equals(first ?? Buffer.alloc(0))).toBe(true)
    expect(await readdir(folder)).toEqual([`${KEY}-240.v1.webp`])
  })

  test('are one for each width, format and shape', async () => {
    const renditions = new Renditions({ folder })
    await renditions.open(KEY, small, red)
    await renditions.open(KEY, { ...small, as: 'avif' }, red)
    await renditions.open(KEY, { shape: 'share' }, red)
    expect(await readdir(folder)).toHaveLength(3)
  })

  test('of what is no picture are none, and it is not tried again', async () => {
    const read = vi.fn(() => Promise.resolve(Buffer.from('no picture')))
    const renditions = new Renditions({ folder })
    expect(await renditions.open(KEY, small, read)).toBeNull()
    expect(await renditions.open(KEY, small, read)).toBeNull()
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('are tried again after the store was down', async () => {
    const renditions = new Renditions({ folder })
    await expect(renditions.open(KEY, small, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await renditions.open(KEY, small, red)).not.toBeNull()
  })

  test('are shown where they cannot be kept', async () => {
    await writeFile(folder, 'a file stands in the way')
    const onUnkept = vi.fn()
    expect(await new Renditions({ folder, onUnkept }).open(KEY, small, red)).not.toBeNull()
    expect(onUnkept).toHaveBeenCalledTimes(1)
  })
})

test('no more than so many pieces of work run at a time, and a failing one makes room', async () => {
  const inTurn = slots(2)
  let running = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    if (fails) throw new Error('failed')
  }
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, (_, index) => inTurn(work(index % 2 === 0))),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(most).toBe(2)
})
