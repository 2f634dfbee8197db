import type { MedusaContainer } from '@medusajs/framework/types'
import { beforeEach, describe, expect, it } from 'vitest'
import { whole } from './whole'

/** The notes of a database, and all that was asked of it. */
const notes = new Map<string, string>()
const raw = (text: string, [name = '']: string[]) => {
  if (text.startsWith('insert')) notes.set(name, '2026-11-23')
  if (text.startsWith('delete from caseloom_ops.note')) notes.delete(name)
  const value = text.startsWith('select') ? notes.get(name) : undefined
  return Promise.resolve({ rows: value ? [{ since: value }] : [] })
}
const container = { resolve: () => ({ raw }) } as unknown as MedusaContainer

/** A thing of two steps, of which the second may not be come to. */
function thing() {
  const parts: string[] = []
  let dies = false
  return {
    parts,
    diesBetween: (is: boolean) => (dies = is),
    find: () => Promise.resolve(parts.includes('row') ? { id: `of ${parts.length} parts` } : undefined),
    discard: () => Promise.resolve(parts.splice(0)),
    make: () => {
      parts.push('row')
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
    one.diesBetween(true)
    await expect(whole(container, 'one', one)).rejects.toThrow('killed')
    one.diesBetween(false)
    expect(await whole(container, 'one', one)).toBe('made')
    expect(one.parts).toEqual(['row', 'price'])
    expect(notes.size).toBe(0)
  })
})
