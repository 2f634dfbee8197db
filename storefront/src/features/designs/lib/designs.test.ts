import { expect, it } from 'vitest'
import { galleryWishes, ownWishes } from './design-wish'
import { designTitle, saysMore } from './design-words'

const drawn = { aiGenerated: true, prompt: 'a red fox at dawn', enhancedPrompt: 'a red fox at dawn, misty' }

it.each([
  [{ ...drawn, title: 'A red fox at dawn' }, 'a red fox at dawn, misty'],
  [{ ...drawn, title: 'A red fox…' }, 'a red fox at dawn, misty'],
  [{ ...drawn, title: 'For Mum' }, 'For Mum'],
  [{ ...drawn, title: 'A red fox at dawn', enhancedPrompt: '' }, 'a red fox at dawn'],
  [{ aiGenerated: true, title: '', prompt: '', enhancedPrompt: '' }, 'AI Generated Design'],
  [{ aiGenerated: false, title: 'Our dog', prompt: '', enhancedPrompt: '' }, 'Our dog'],
  [{ aiGenerated: false, title: '', prompt: '', enhancedPrompt: '' }, 'Your own picture'],
])('%j is called %s', (design, name) => {
  expect(designTitle(design)).toBe(name)
})

it.each([
  [{ title: 'A red fox', prompt: 'a red  fox' }, false],
  [{ title: 'A red fox…', prompt: 'a red fox at dawn' }, true],
  [{ title: '', prompt: 'a red fox' }, false],
  [{ title: 'Our dog', prompt: '' }, false],
])('%j: its words are shown beside its name: %s', (design, shown) => {
  expect(saysMore(design)).toBe(shown)
})

it('another search begins on the first page, and leaves the rest of the address alone', () => {
  const params = new URLSearchParams('tab=designs&page=4&sort=popular')
  expect(ownWishes.read(params)).toEqual({ search: '', sort: 'popular', page: 4 })
  expect(ownWishes.write(params, { search: 'fox' }).toString()).toBe('tab=designs&sort=popular&search=fox')
  expect(ownWishes.write(params, { page: 5 }).toString()).toBe('tab=designs&page=5&sort=popular')
})

it('what makes no sense in an address is left out', () => {
  expect(ownWishes.read(new URLSearchParams('page=-2&sort=worst&search=%00%20'))).toEqual({
    search: '',
    sort: 'newest',
    page: 1,
  })
})

it('the gallery begins with what is liked most, and knows no oldest', () => {
  expect(galleryWishes.read(new URLSearchParams('sort=oldest'))).toEqual({
    search: '',
    sort: 'popular',
    page: 1,
  })
  expect(galleryWishes.write(new URLSearchParams('page=3'), { sort: 'newest' }).toString()).toBe(
    'sort=newest',
  )
  expect(galleryWishes.write(new URLSearchParams('sort=newest'), { sort: 'popular' }).toString()).toBe('')
})
