/** Ten ways in which people write a name that they should not. */
const CYRILLIC: Record<string, string> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  j: 'ј',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  t: 'т',
  x: 'х',
  y: 'у',
}
const LEET: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7', l: '1', b: '8' }
const ACCENTS: Record<string, string> = { a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ů', n: 'ñ', c: 'ç', y: 'ý' }

const swap = (table: Record<string, string>) => (name: string) =>
  [...name.toLowerCase()].map((letter) => table[letter] ?? letter).join('')
const words = (name: string) => name.split(' ')

export const SPELLINGS: Record<string, (name: string) => string> = {
  plain: (name) => name,
  'upper case': (name) => name.toUpperCase(),
  'spaced letters': (name) =>
    words(name)
      .map((word) => [...word].join(' '))
      .join('  '),
  dots: (name) =>
    words(name)
      .map((word) => [...word].join('.'))
      .join(' '),
  leet: swap(LEET),
  'Cyrillic look-alikes': swap(CYRILLIC),
  'zero width': (name) => [...name].join('\u200b'),
  accents: swap(ACCENTS),
  'doubled letters': (name) => [...name].map((letter) => (letter === ' ' ? ' ' : letter + letter)).join(''),
  'run together or hyphens': (name) => {
    const parts = words(name)
    return parts.length > 1 ? parts.join('') : `${name.slice(0, 3)}-${name.slice(3)}`
  },
}
