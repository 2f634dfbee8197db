import { describe, expect, it } from 'vitest'
import { NOBODY } from './household'
import { listed, phonesNote, strangeLines, withArticle } from './line-phones'

const line = (id: string, device: string) => ({ id, device, productId: '2' })
const cart = [line('a', 'iPhone 15 Pro'), line('b', 'iPhone 14'), line('c', 'iPhone 14')]
const household = { ...NOBODY, phones: ['iPhone 15 Pro'], active: 'iPhone 15 Pro' }

describe('the question at checkout', () => {
  it('is about lines for nobody’s phone', () => {
    expect(strangeLines(cart, household).map(({ id }) => id)).toEqual(['b', 'c'])
  })
  it('is asked once for a line', () => {
    expect(strangeLines(cart, { ...household, asked: ['b'] }).map(({ id }) => id)).toEqual(['c'])
  })
  it('is not asked where no phone is remembered', () => {
    expect(strangeLines(cart, NOBODY)).toEqual([])
  })
})

describe('the note beside the button', () => {
  it('asks where no phone is remembered', () => {
    expect(phonesNote([line('a', 'iPhone 14')], []).words).toBe('For iPhone 14. Is that your phone?')
    expect(phonesNote([line('a', 'iPhone 14'), line('b', 'iPhone 14')], []).words).toBe(
      'All for iPhone 14. Is that your phone?',
    )
    expect(phonesNote(cart, [])).toEqual({
      words: 'For iPhone 15 Pro and iPhone 14. Are those your phones?',
      check: true,
    })
  })
  it('says what is not the household’s, and what is', () => {
    expect(phonesNote(cart, household.phones)).toEqual({
      words: 'For iPhone 14, none of your phones.',
      check: true,
    })
    expect(phonesNote([line('a', 'iPhone 15 Pro')], household.phones)).toEqual({
      words: 'Made for your iPhone 15 Pro.',
      check: false,
    })
  })
})

it('writes names as a sentence does', () => {
  expect([withArticle('iPhone 14'), withArticle('Galaxy S24')]).toEqual(['an iPhone 14', 'a Galaxy S24'])
  expect([listed([]), listed(['a']), listed(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c'])
})
