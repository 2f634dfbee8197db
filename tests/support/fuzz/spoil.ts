import fc from 'fast-check'

/** What no field expects. */
export const STRANGE: unknown[] = [
  null,
  true,
  0,
  -1,
  0.001,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53 + 2,
  '',
  ' ',
  '0',
  'null',
  'NaN',
  '-0',
  [],
  {},
  [[[]]],
  ['a', 1, null],
  { $gt: '' },
  { toString: 1 },
  { length: 1e9 },
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066gnp.exe',
  'ﷺ'.repeat(50),
  'Z̴̧̛͙͍̐a̷͓̎l̸̬̈́g̶͚̀o̴̧͊'.repeat(10),
  `' or '1'='1' --`,
  `'; drop table customer; --`,
  '%',
  '%'.repeat(400),
  '_'.repeat(400),
  '\\',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '\r\nX-Injected: 1',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  `${'a'.repeat(5000)}!`,
  '2026-02-30T25:61:61Z',
  '=cmd|calc',
]

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same with one field, however deep, changed for something strange, left out, or beside others that nobody asked for. */
export const spoiled = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .record({ strange: fc.constantFrom(...STRANGE), turn: fc.nat({ max: 1000 }), what: fc.nat({ max: 9 }) })
    .map(({ strange, turn, what }) => spoil(value, strange, turn, what))

function spoil(value: unknown, strange: unknown, turn: number, what: number): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const at = turn % value.length
    return value.map((one: unknown, index) =>
      index === at ? spoil(one, strange, Math.floor(turn / value.length), what) : one,
    )
  }
  if (!isRecord(value) || Object.keys(value).length === 0) return strange
  const names = Object.keys(value)
  const name = names[turn % names.length] ?? ''
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
  if (what === 0) return rest
  if (what === 1)
    return { ...value, isAdmin: true, emailVerified: true, customerId: strange, status: strange }
  if (what === 2) return { ...value, metadata: { a: strange }, [`${name}\u0000`]: strange }
  if (what === 3) return { ...value, constructor: { prototype: { polluted: strange } } }
  const inner = value[name]
  return {
    ...rest,
    [name]: isRecord(inner) || Array.isArray(inner) ? spoil(inner, strange, turn >> 3, what) : strange,
  }
}

/** Bodies that are no JSON of anything, or a strange one: text or bytes, and what they are said to be. */
export const RAW: { name: string; type: string; body: () => Buffer; headers?: Record<string, string> }[] = [
  ['10,000 levels of lists', 'application/json', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['10,000 levels of objects', 'application/json', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ['levels that do not end', 'application/json', '['.repeat(50_000)],
  ['a megabyte of text', 'application/json', JSON.stringify({ name: 'x'.repeat(1_000_000) })],
  ['nearly too much text', 'application/json', JSON.stringify({ name: 'x'.repeat(90_000) })],
  ['a key twice', 'application/json', '{"email":"a@example.test","email":{"a":1},"email":[]}'],
  [
    '__proto__',
    'application/json',
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  ],
  ['a list', 'application/json', '[1,2,3]'],
  ['a word', 'application/json', '"word"'],
  ['null', 'application/json', 'null'],
  ['a number', 'application/json', '1e999'],
  ['half an object', 'application/json', '{"email":'],
  ['nothing', 'application/json', ''],
  ['a null byte', 'application/json', '{"email":"a\\u0000b"}'],
  ['a raw null byte', 'application/json', '{"email":"a\0b"}'],
  ['half a character', 'application/json', '{"email":"\\ud800"}'],
  ['no UTF-8', 'application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc0, 0xaf, 0x7d])],
  ['a byte order mark', 'application/json', '\ufeff{"email":"a@example.test"}'],
  [
    'XML',
    'application/xml',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ],
  ['text', 'text/plain', '{"email":"a@example.test"}'],
  [
    'a form',
    'application/x-www-form-urlencoded',
    'email=a%40example.test&a[b][c][d]=1&a[1000000]=1&__proto__[x]=1',
  ],
  [
    'a form of many fields',
    'application/x-www-form-urlencoded',
    Array.from({ length: 5000 }, (_, n) => `a${n}=1`).join('&'),
  ],
  [
    'a torn multipart form',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc',
  ],
  ['multipart without a boundary', 'multipart/form-data', 'abc'],
  ['another character set', 'application/json; charset=utf-7', '+AHs-'],
  ['no type', '', '{"email":"a@example.test"}'],
  ['a type that is none', 'application/json; charset="', '{}'],
].map(([name = '', type = '', body = '']) => ({
  name: String(name),
  type: String(type),
  body: () => Buffer.from(body as string),
}))
RAW.push(
  {
    name: 'gzip that is none',
    type: 'application/json',
    body: () => Buffer.from('not gzip'),
    headers: { 'content-encoding': 'gzip' },
  },
  {
    name: 'an encoding that nobody knows',
    type: 'application/json',
    body: () => Buffer.from('{}'),
    headers: { 'content-encoding': 'zstd, br' },
  },
  {
    name: 'many headers',
    type: 'application/json',
    body: () => Buffer.from('{}'),
    headers: Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`x-many-${n}`, 'a'])),
  },
  {
    name: 'a long header',
    type: 'application/json',
    body: () => Buffer.from('{}'),
    headers: { authorization: `Bearer ${'a'.repeat(12_000)}` },
  },
)

/** What stands after the question mark, where no schema would have it. */
export const QUERIES = [
  'a[4294967294]=1',
  'page[]=1&page[]=2',
  'page=1&page=2',
  'search[$ne]=x',
  'search[__proto__][x]=1',
  '__proto__[isAdmin]=1',
  'search=%00',
  'search=%ff%fe',
  'search=%E0%A4%A',
  'limit=1e3&page=0x10',
  'limit=-1',
  'limit=99999999999999999999',
  'sort=constructor',
  'filter=__proto__',
  'sortBy[]=newest',
  `search=${'%25'.repeat(400)}`,
  `search=${'a'.repeat(7000)}`,
  Array.from({ length: 1500 }, (_, n) => `a${n}=1`).join('&'),
  `${'a'.repeat(1)}${'[b]'.repeat(500)}=1`,
]

/** What stands in place of a name in a path. */
export const NAMES = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '.',
  '0',
  '-1',
  '1e3',
  '0x10',
  '1abc',
  '99999999999999999999',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '%27%20or%201%3D1--',
  '%25%25%25',
  'a'.repeat(2000),
  '%F0%9F%92%A9',
  '%20',
  'cs_live_1',
]
