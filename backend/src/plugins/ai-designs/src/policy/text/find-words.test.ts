import { describe, expect, it } from 'vitest'
import { WordList } from './find-words'
import { tokenise } from './tokens'

const list = new WordList<string>([
  { words: 'pikachu', value: 'mouse' },
  { words: 'nike', value: 'shoe' },
  { words: 'gucci', value: 'bag' },
  { words: 'hoover', value: 'cleaner' },
  { words: 'mickey mouse', value: 'other mouse' },
  { words: 'catwoman', value: 'cat', strict: true },
  { words: 'decapitat*', value: 'gore' },
  { words: 'h&m', value: 'clothes' },
])
const find = (text: string) => [...new Set(list.find(tokenise(text)).map(({ value }) => value))]

describe('the words of a text', () => {
  it.each([
    ['plain', 'a Pikachu, please'],
    ['capitals', 'PIKACHU'],
    ['more than one', 'two pikachus'],
    ['spelled', 'a p i k a c h u on grass'],
    ['dotted', 'p.i.k.a.c.h.u'],
    ['hyphens inside', 'pi-ka-chu'],
    ['digits for letters', 'p1k4chu'],
    ['spelled with digits', 'p 1 k 4 c h u'],
    ['Cyrillic look-alikes', 'рікасһu'],
    ['Greek look-alikes', 'ρικαchυ'],
    ['full width', 'ｐｉｋａｃｈｕ'],
    ['mathematical', '𝓹𝓲𝓴𝓪𝓬𝓱𝓾'],
    ['circled', 'ⓟⓘⓚⓐⓒⓗⓤ'],
    ['small capitals', 'ᴘɪᴋᴀᴄʜᴜ'],
    ['zero width', 'pi\u200bka\u200dch\u2060u'],
    ['soft hyphens', 'pika\u00adchu'],
    ['accents', 'píkàchü'],
    ['combining marks', 'p\u0336i\u0336k\u0336a\u0336c\u0336h\u0336u\u0336'],
    ['doubled', 'ppiikkaacchhuu'],
    ['drawn out', 'pikachuuuuu'],
    ['run together', 'mypikachuposter'],
    ['possessive', 'Pikachu’s tail'],
    ['l for i', 'plkachu'],
  ])('are found %s', (_how, text) => {
    expect(find(text)).toEqual(['mouse'])
  })

  it.each([
    ['mickey-mouse', 'other mouse'],
    ['MickeyMouse', 'other mouse'],
    ['m i c k e y  m o u s e', 'other mouse'],
    ['m!ck€y m0u$e', 'other mouse'],
    ['n i k e', 'shoe'],
    ['nniikkee', 'shoe'],
    ['decapitated', 'gore'],
    ['H&M bag', 'clothes'],
  ])('%s', (text, value) => {
    expect(find(text)).toEqual([value])
  })

  it.each([
    'a hover craft',
    'a cat woman',
    'Sonny and Nikke',
    'ni ke',
    'snikers',
    'u n i k e y s',
    'wow! 3 cats @ home',
    'him',
    'gu cci',
  ])('are not found in %s', (text) => {
    expect(find(text)).toEqual([])
  })

  it('know where they stand in the original', () => {
    const text = 'A big p.i.k.a.c.h.u\u200b!'
    const tokens = tokenise(text)
    const [found] = list.find(tokens)
    expect(text.slice(tokens[found?.from ?? 0]?.start, tokens[found?.to ?? 0]?.end)).toBe('p.i.k.a.c.h.u')
  })
})
