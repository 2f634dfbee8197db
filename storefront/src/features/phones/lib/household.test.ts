import { describe, expect, it } from 'vitest'
import {
  addPhone,
  choosePhone,
  keepKnown,
  markAsked,
  NOBODY,
  parseHousehold,
  PHONES_MAX,
  rememberPhone,
  removePhone,
  replacePhone,
} from './household'

const two = { phones: ['iPhone 15 Pro', 'Galaxy S24'], active: 'iPhone 15 Pro', asked: [] }

describe('a household', () => {
  it('shops for the phone that was added last, and knows it once', () => {
    const one = addPhone(addPhone(NOBODY, 'iPhone 14'), 'iPhone 14')
    expect(one).toMatchObject({ phones: ['iPhone 14'], active: 'iPhone 14' })
  })
  it('has no more than eight phones: the oldest goes', () => {
    const many = Array.from({ length: PHONES_MAX + 1 }, (_, index) => `Phone ${index}`)
    const full = many.reduce(addPhone, NOBODY)
    expect(full.phones).toHaveLength(PHONES_MAX)
    expect(full.phones).not.toContain('Phone 0')
    expect(full.active).toBe('Phone 8')
  })
  it('remembers somebody else’s phone without shopping for it', () => {
    expect(rememberPhone(two, 'iPhone 14')).toMatchObject({
      phones: ['iPhone 15 Pro', 'Galaxy S24', 'iPhone 14'],
      active: 'iPhone 15 Pro',
    })
  })
  it('goes on with another phone when the active one is forgotten', () => {
    expect(removePhone(two, 'iPhone 15 Pro')).toMatchObject({ phones: ['Galaxy S24'], active: 'Galaxy S24' })
    expect(removePhone(two, 'Galaxy S24').active).toBe('iPhone 15 Pro')
  })
  it('puts the right phone in the place of a wrong one', () => {
    expect(replacePhone(two, 'iPhone 15 Pro', 'iPhone 15').phones).toEqual(['iPhone 15', 'Galaxy S24'])
    expect(replacePhone(two, 'iPhone 15 Pro', 'Galaxy S24')).toMatchObject({
      phones: ['Galaxy S24'],
      active: 'Galaxy S24',
    })
  })
  it('chooses only among its phones', () => {
    expect(choosePhone(two, 'iPhone 4')).toBe(two)
    expect(choosePhone(two, null).active).toBeNull()
  })
  it('drops phones that the shop does not know', () => {
    expect(keepKnown(two, new Set(['Galaxy S24']))).toMatchObject({
      phones: ['Galaxy S24'],
      active: 'Galaxy S24',
    })
    expect(keepKnown(two, new Set(two.phones))).toBe(two)
  })
  it('notes a line once', () => {
    expect(markAsked(markAsked(two, ['a', 'b']), ['b', 'c']).asked).toEqual(['a', 'b', 'c'])
  })
})

describe('parseHousehold', () => {
  it('reads what it wrote', () => {
    expect(parseHousehold(JSON.stringify({ version: 1, ...two }))).toEqual(two)
  })
  it.each([null, '', '{', '[]', '7', '"x"', '{"phones":{"a":1},"active":[]}', '{"phones":[1,null,""]}'])(
    'reads nobody from %s',
    (saved) => expect(parseHousehold(saved)).toEqual(NOBODY),
  )
  it('leaves out what is damaged', () => {
    const long = 'x'.repeat(200)
    const saved = JSON.stringify({ phones: ['iPhone 14', 7, 'iPhone 14', long], active: 'iPhone 3' })
    expect(parseHousehold(saved)).toMatchObject({ phones: ['iPhone 14'], active: null })
  })
})
