import { Readable } from 'node:stream'
import type { MedusaContainer } from '@medusajs/framework/types'
import { describe, expect, it, vi } from 'vitest'
import { isFileThere, readFile, removeFilesIfThere } from './store-files'

const failing = (error: Error) =>
  new Readable({
    read() {
      this.destroy(error)
    },
  })
const GONE = Object.assign(new Error('no such file'), { code: 'ENOENT' })
const NO_KEY = Object.assign(new Error('The specified key does not exist.'), { name: 'NoSuchKey' })
const DOWN = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A shop whose file store opens files so, and refuses to remove any. */
function shopWhere(open: () => Promise<Readable>) {
  const store = {
    getDownloadStream: vi.fn(open),
    getAsBuffer: vi.fn(async () => Buffer.concat(await (await open()).toArray())),
    deleteFiles: vi.fn(() => Promise.reject(new Error('not removed'))),
  }
  return { resolve: () => store } as unknown as MedusaContainer
}
const folder = (stream: () => Readable) => shopWhere(() => Promise.resolve(stream()))
const service = (error: Error) => shopWhere(() => Promise.reject(error))

describe('a file', () => {
  it.each([
    ['with words', 'words'],
    ['of nothing', ''],
  ])('%s is there, and no more of it is fetched', async (_name, words) => {
    const stream = Readable.from(Buffer.from(words), { objectMode: false })
    expect(
      await isFileThere(
        folder(() => stream),
        'a',
      ),
    ).toBe(true)
    expect(stream.destroyed).toBe(true)
  })

  it.each([
    ['a folder', folder(() => failing(GONE))],
    ['a service', service(NO_KEY)],
  ])('that %s has lost is not there, and counts as removed', async (_name, shop) => {
    expect(await isFileThere(shop, 'a')).toBe(false)
    await removeFilesIfThere(shop, ['a'])
    await expect(readFile(shop, 'a')).rejects.toThrow('The file of this picture is no longer there')
  })

  it.each([
    ['a folder', folder(() => failing(DOWN))],
    ['a service', service(DOWN)],
  ])('of %s that is down is neither there nor gone, and does not count as removed', async (_name, shop) => {
    await expect(isFileThere(shop, 'a')).rejects.toThrow('ECONNREFUSED')
    await expect(removeFilesIfThere(shop, ['a'])).rejects.toThrow('ECONNREFUSED')
    await expect(readFile(shop, 'a')).rejects.toThrow('ECONNREFUSED')
  })

  it('that is there and cannot be removed is told', async () => {
    await expect(
      removeFilesIfThere(
        folder(() => Readable.from(['words'])),
        ['a'],
      ),
    ).rejects.toThrow('not removed')
  })
})
