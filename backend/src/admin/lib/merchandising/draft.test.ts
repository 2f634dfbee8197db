import { describe, expect, it } from 'vitest'
import { bodyOf, faultsOf, moved } from './draft'
import type { Draft } from './types'

const draft: Draft = {
  position: '2',
  categoryId: null,
  finish: '',
  badge: null,
  shortDescription: '',
  longDescription: '',
  icons: [],
  ecoCredentials: [],
}

describe('the form of a product', () => {
  it('reads the position as typed', () => {
    expect(bodyOf(draft, 'v').position).toBe(2)
    expect(bodyOf({ ...draft, position: ' ' }, 'v').position).toBeNull()
    expect(faultsOf({ ...draft, position: '2nd' }, [])).toEqual({
      position: expect.stringMatching(/whole number/) as string,
    })
  })
  it('offers only the pictures that the shop knows', () => {
    const icons = [{ name: 'Light', image: 'fa-leaf' }]
    expect(faultsOf({ ...draft, icons }, [{ key: 'fa-leaf', label: 'Leaf' }])).toEqual({})
    expect(Object.keys(faultsOf({ ...draft, icons }, []))).toEqual(['icons.0.image'])
  })
  it('moves an entry by one place and not beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  })
})
