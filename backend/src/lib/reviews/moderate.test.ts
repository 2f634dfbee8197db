import { describe, expect, it } from 'vitest'
import { authorOf, refusalOf, tidy } from './moderate'
import samples from '../../scripts/data/sample-reviews.json'

describe('what a review may not hold', () => {
  it.each([
    ['Buy yours at https://cases.example/deal', 'link'],
    ['see www.cheapcases.example', 'link'],
    ['Better ones on cheap-cases.co.uk for half', 'link'],
    ['Better ones on CHEAPCASES.COM for half', 'link'],
    ['Better ones on cheapcases．com for half', 'link'],
    ['Ring me on ０７７００ ９００１２３ about it', 'phone'],
    ['Write to me: sam.shopper@mail.example', 'email'],
    ['sam (at) mail (dot) com if you want one', 'email'],
    ['Ring me on 07700 900123 about it', 'phone'],
    ['+44 (0)20 7946 0958, ask for Sam', 'phone'],
    ['This is a fucking good case', 'language'],
    ['What a sh1t case, honestly', 'language'],
    ['THIS CASE BROKE WITHIN A WEEK', 'shouting'],
    ['I looooooove this case', 'repeats'],
    ['Great case!!!!!!!! Really', 'repeats'],
    ['★★★★★ 12345', 'empty'],
  ])('%s: %s', (text, refusal) => {
    expect(refusalOf(text)).toBe(refusal)
  })

  it.each([
    'Fits my iPhone 15 Pro Max and my son’s Galaxy S24 FE, both ordered on 12/10/2026 for £15.00.',
    'Soooo pleased! Worth every penny... really.',
    'It survived a drop from 1.5 m onto concrete.The corner took it.',
    'A classic case: I assessed the grip, the cockpit photo and the Scunthorpe skyline.',
    'XR CASE. The colours are exactly as on the screen.',
    'The <b>edges</b> are raised & the price < £16',
    'Arrived in 3-5 days, order #1042, size 146.6 x 70.6 x 8.25 mm.',
    'Good grip……… and it arrived early.Net result: happy.',
    'It cracked on day two.Me and my partner were cross.',
    'Had our cockapoo, a blue tit and Cockermouth drawn on it, and Moby Dick for my brother.',
    'Bought at Christmas for my niece in Essex, Sussex and Middlesex; analysed, assembled, titled, pushed, hello.',
    'Screen lip is about 1 mm high, the dampness in my bag did nothing to it.',
  ])('lets through: %s', (text) => {
    expect(refusalOf(text)).toBeNull()
  })

  it('the demo’s own reviews would pass', () => {
    for (const { reviews } of Object.values(samples))
      for (const { title, body } of reviews)
        expect([title, refusalOf(title), refusalOf(body)]).toEqual([title, null, null])
  })
})

describe('what is kept', () => {
  it('loses the invisible and keeps mark-up as text', () => {
    expect(tidy('  Good\u200b case\u202e \r\n\r\n\r\n\r\n<i>really</i>\t\u0007 so ')).toBe(
      'Good case\n\n<i>really</i> so',
    )
    expect(tidy('\u200b\u200b\u200b')).toBe('')
  })
  it('names the author by the first name, or nobody', () => {
    expect(authorOf('Zoë Anne')).toBe('Zoë')
    expect(authorOf('O’Brien')).toBe('O’Brien')
    expect(authorOf('')).toBe('A customer')
    expect(authorOf(null)).toBe('A customer')
    expect(authorOf('www.example.com')).toBe('A customer')
    expect(authorOf('<script>')).toBe('A customer')
    expect(authorOf('Fucker')).toBe('A customer')
  })
})
