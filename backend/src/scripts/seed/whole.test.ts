import type { MedusaContainer } from '@medusajs/framework/types'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { once, whole } from './whole'

/** The notes of a database, and all that was asked of it. */
const notes = new Map<string, string>()
const raw = (text: string, [name = '', value = '']: string[]) => {
  if (text.startsWith('insert') && !notes.has(name)) notes.set(name, value)
  if (text.startsWith('delete from caseloom_ops.note')) notes.delete(name)
  const noted = text.startsWith('select') ? notes.get(name) : undefined
  return Promise.resolve({ rows: noted ? [{ value: noted }] : [] })
}
const container = { resolve: () => ({ raw }) } as unknown as MedusaContainer
const BEFORE = new Date(Date.now() - 60_000)

/** A thing of two steps, of which the second may not be come to. */
function thing() {
  const parts: string[] = []
  let dies: 'between' | 'taken back' | null = null
  let row = { created_at: new Date(), deleted_at: null as Date | null }
  return {
    parts,
    dies: (how: typeof dies) => (dies = how),
    is: (change: Partial<typeof row>) => (row = { ...row, ...change }),
    find: () => Promise.resolve(parts.includes('row') ? [{ id: `of ${parts.length} parts`, ...row }] : []),
    discard: vi.fn(() => Promise.resolve(parts.splice(0))),
    make: () => {
      if (dies === 'taken back') return Promise.reject(new Error('refused'))
      parts.push('row')
      row = { created_at: new Date(), deleted_at: null }
      if (dies) return Promise.reject(new Error('killed'))
      parts.push('price')
      return Promise.resolve({ id: 'made' })
    },
  }
}

describe('whole', () => {
  beforeEach(() => notes.clear())
  it('makes what is missing, and leaves what is there', async () => {
    const one = thing()
    expect(await whole(container, 'one', one)).toBe('made')
    expect(notes.size).toBe(0)
    one.parts.push('a merchandiser’s change')
    expect(await whole(container, 'one', one)).toBe('of 3 parts')
  })
  it('makes anew what a seed left half-made', async () => {
    const one = thing()
    one.dies('between')
    await expect(whole(container, 'one', one)).rejects.toThrow('killed')
    one.dies(null)
    expect(await whole(container, 'one', one)).toBe('made')
    expect(one.parts).toEqual(['row', 'price'])
    expect(notes.size).toBe(0)
  })
  it('leaves no note of what could not be made and was taken back', async () => {
    const one = thing()
    one.dies('taken back')
    await expect(whole(container, 'one', one)).rejects.toThrow('refused')
    expect(one.discard).toHaveBeenCalledExactlyOnceWith(undefined)
    expect(notes.size).toBe(0)
  })
  it('keeps its note where nobody knows what is left', async () => {
    const one = thing()
    one.dies('taken back')
    const find = vi.fn(one.find).mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('away'))
    await expect(whole(container, 'one', { ...one, find })).rejects.toThrow('refused')
    expect(one.discard).not.toHaveBeenCalled()
    expect(notes.size).toBe(1)
  })
  it('never discards what was there before its note, as where a merchandiser gave it its name back', async () => {
    const one = thing()
    await whole(container, 'one', one)
    one.is({ created_at: BEFORE })
    notes.set('seeding one', new Date().toISOString())
    expect(await whole(container, 'one', one)).toBe('of 2 parts')
    expect(one.discard).not.toHaveBeenCalled()
    expect(notes.size).toBe(0)
  })
  it('does not make again what was taken away', async () => {
    const one = thing()
    await whole(container, 'one', one)
    one.is({ deleted_at: new Date() })
    expect(await whole(container, 'one', one)).toBe('of 2 parts')
    expect(one.parts).toEqual(['row', 'price'])
  })
  it('makes again what it had begun to take away when it was cut off', async () => {
    const one = thing()
    one.dies('between')
    await expect(whole(container, 'one', one)).rejects.toThrow('killed')
    one.is({ deleted_at: new Date() })
    one.dies(null)
    expect(await whole(container, 'one', one)).toBe('made')
  })
})

describe('once', () => {
  beforeEach(() => notes.clear())
  it('seeds a thing a single time, and again only where it failed', async () => {
    const seed = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('refused'))
    await expect(once(container, 'one', seed)).rejects.toThrow('refused')
    for (let time = 0; time < 2; time += 1) await once(container, 'one', seed)
    expect(seed).toHaveBeenCalledTimes(2)
  })
})
