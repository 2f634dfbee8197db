import { beforeAll, describe, expect, it } from 'vitest'
import { linesOf, runsOf, tidy } from './set-text'

let anyAscii: (text: string) => string
beforeAll(async () => {
  anyAscii = (await import('any-ascii')).default
})

const runs = (text: string) => runsOf(text, 'text', anyAscii)
const said = (text: string) =>
  runs(text)
    .map((run) => run.text)
    .join('')
const faces = (text: string) => runs(text).map(({ face }) => face.name.split('/')[1])

describe('text on paper', () => {
  it.each([
    'Ann £12',
    'Łódź ő ß',
    'Київ',
    'Ελλάδα',
    'Thành phố Hồ Chí Minh',
    'Fox 🦊 at dusk',
    '👩‍🚀 ❤️ 🇬🇧 👍🏽',
  ])('keeps the letters of %s', (text) => {
    expect(said(text)).toBe(text)
  })

  it.each([
    ['北京市', 'BeiJingShi'],
    ['東京 12', 'DongJing 12'],
    ['दिल्ली', 'dilli'],
    ['a\u{10ffff}b', 'ab'],
  ])('says %s in letters that it has: %s', (text, expected) => {
    expect(said(text)).toBe(expected)
    for (const { face, text: part } of runs(text))
      for (const letter of part) expect(face.letters.has(letter.codePointAt(0) ?? 0)).toBe(true)
  })

  it('sets what it can in the shop’s own type', () => {
    expect(faces('Ann')).toEqual(['instrument-sans'])
    expect(faces('Fox 🦊 dusk')).toEqual(['instrument-sans', 'noto-emoji', 'instrument-sans'])
    expect(new Set(faces('Łódź'))).toEqual(new Set(['instrument-sans']))
    expect(runsOf('Invoice', 'display', anyAscii)[0]?.face.name).toContain('bricolage')
  })

  it('hides nothing and runs as its reader expects', () => {
    expect(tidy('Ann\u202egpj\u0000\n  Byron\u200f')).toBe('Anngpj Byron')
  })

  it('breaks between words, and a word only where it is wider than the column', () => {
    const width = (text: string) => text.length
    expect(linesOf('a koi pond at dusk', 8, width)).toEqual(['a koi', 'pond at', 'dusk'])
    expect(linesOf('my xxxxxxxxxxxxxxxxxx y', 8, width)).toEqual(['my', 'xxxxxxxx', 'xxxxxxxx', 'xx y'])
    expect(linesOf('', 8, width)).toEqual([])
    expect(linesOf('👩‍🚀👩‍🚀👩‍🚀', 10, width)).toEqual(['👩‍🚀👩‍🚀', '👩‍🚀'])
  })
})
