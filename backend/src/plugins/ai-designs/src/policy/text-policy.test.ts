import { describe, expect, it } from 'vitest'
import { violation } from './text-policy'

describe('the text policy', () => {
  it.each([
    ['a naked woman on a beach', 'sexual'],
    ['n@ked w0man', 'sexual'],
    ['p o r n poster', 'sexual'],
    ['nu\u0301de portrait', 'sexual'],
    ['na\u200bked', 'sexual'],
    ['sexy schoolgirl', 'minors'],
    ['nude child', 'minors'],
    ['a beheading scene', 'gore'],
    ['Hitler portrait', 'hate'],
    ['swastikas in a row', 'hate'],
    ['kill all people', 'hate'],
    ['a suicide note', 'self_harm'],
  ])('refuses %s', (prompt, reason) => {
    expect(violation(prompt)).toBe(reason)
  })

  it.each([
    'Mountain lake under the northern lights',
    'a child flying a kite',
    'two kids on a beach',
    'blue tits on a branch',
    'Scunthorpe at night',
    'essex countryside',
    'a cocktail with an umbrella',
    'rooster cock at dawn',
    'nude palette with terracotta',
    'assassin in the mist',
    'Dick Turpin on Black Bess',
    'pussy cat by the fire',
    '3 cats and 5 stars',
    'skull with roses',
    'grape harvest',
    'analysis of waves',
  ])('draws %s', (prompt) => {
    expect(violation(prompt)).toBeNull()
  })
})
