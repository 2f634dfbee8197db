import { describe, expect, it } from 'vitest'
import { someDevices } from '~/testing/make-devices'
import { searchPhones } from './search-phones'
import { typoDistance } from './typo-distance'

const found = (text: string) => searchPhones(someDevices, text).map(({ name }) => name)

describe('searchPhones', () => {
  it.each([
    ['iPhone 15 Pro', 'iPhone 15 Pro'],
    ['15pro', 'iPhone 15 Pro'],
    ['  IPHONE15PRO ', 'iPhone 15 Pro'],
    ['ipone 15 pro', 'iPhone 15 Pro'],
    ['iphone 15 prp', 'iPhone 15 Pro'],
    ['15 promax', 'iPhone 15 Pro Max'],
    ['15-pro-max', 'iPhone 15 Pro Max'],
    ['max 15', 'iPhone 15 Pro Max'],
    ['16E', 'iPhone 16e'],
    ['13mini', 'iPhone 13 Mini'],
    ['SE 2', 'iPhone SE (2020)'],
    ['se2020', 'iPhone SE (2020)'],
    ['iphone se', 'iPhone SE (2020)'],
    ['xsmax', 'iPhone XS Max'],
    ['iphone 10s max', 'iPhone XS Max'],
    ['S24+', 'Galaxy S24 Plus'],
    ['s24 plus', 'Galaxy S24 Plus'],
    ['s 24', 'Galaxy S24'],
    ['galxy s24', 'Galaxy S24'],
    ['samsung galaxy s24ultra', 'Galaxy S24 Ultra'],
    ['S24 Ultar', 'Galaxy S24 Ultra'],
    ['s23fe', 'Galaxy S23 FE'],
  ])('understands “%s”', (text, name) => expect(found(text)[0]).toBe(name))

  it('never takes one figure for another', () => {
    expect(found('S24').every((name) => name.includes('S24'))).toBe(true)
    expect(found('iPhone 14')).toEqual([])
  })
  it('keeps to the maker that was named', () => {
    expect(found('samsung').every((name) => name.startsWith('Galaxy'))).toBe(true)
    expect(found('apple')).toHaveLength(8)
  })
  it('shows everything for nothing, and nothing for nonsense', () => {
    expect(found('')).toHaveLength(someDevices.length)
    expect(found('   ')).toHaveLength(someDevices.length)
    expect(found('<script>alert(1)</script>')).toEqual([])
    expect(found('???')).toEqual([])
    expect(found('nokia 3310')).toEqual([])
  })
  it('puts the nearest name first', () => {
    expect(found('15')).toEqual(['iPhone 15', 'iPhone 15 Pro', 'iPhone 15 Pro Max'])
  })
})

describe('typoDistance', () => {
  it('counts slips up to its limit', () => {
    expect(typoDistance('galaxy', 'galaxy', 2)).toBe(0)
    expect(typoDistance('galxay', 'galaxy', 2)).toBe(1)
    expect(typoDistance('galxy', 'galaxy', 2)).toBe(1)
    expect(typoDistance('abcdef', 'galaxy', 2)).toBe(3)
    expect(typoDistance('a', 'galaxy', 2)).toBe(3)
  })
})
