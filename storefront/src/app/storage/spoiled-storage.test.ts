import { afterEach, expect, test, vi } from 'vitest'
import { parseStoredUser } from '~/features/account/lib/stored-user'
import { parseFavourites } from '~/features/favourites/lib/stored-favourites'
import { NOBODY, parseHousehold, PHONES_MAX } from '~/features/phones/lib/household'
import { readToken } from '~/lib/auth-token'
import { readConsent, UNDECIDED } from '~/lib/consent/stored-consent'
import { callHeaders } from '~/lib/api-wire'
import { dropSpoiledScroll } from '~/lib/scroll-positions'
import { finishWay } from '~/lib/unfinished-way'

const LONG = 'x'.repeat(100_000)
const NOW = Date.parse('2026-11-23T00:00:00Z')

/** What anybody may write into a browser's storage, whichever of the shop's names it stands under. The cart has a list of its own. */
const SPOILED: string[] = [
  ...[
    '',
    ' ',
    '{',
    '[',
    '"',
    'null',
    'true',
    '42',
    '-1',
    '1e999',
    '"text"',
    '[]',
    '{}',
    'undefined',
    'NaN',
    '\u0000',
  ],
  ...[
    '[null]',
    '[[[[]]]]',
    '[{}]',
    '{"":""}',
    '["__proto__"]',
    '{"__proto__":{"isAdmin":true}}',
    '<script>',
    LONG,
  ],
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"version":99,"productIds":{"0":1,"length":1}}',
  '{"productIds":[null,"1",1.5,-1,1e12,[],{}]}',
  `{"productIds":${JSON.stringify(Array.from({ length: 5000 }, (_one, at) => at + 1))}}`,
  '{"name":7,"profilePicture":[]}',
  '{"name":["Ada"]}',
  '{"phones":"iPhone","active":5,"asked":{}}',
  '{"phones":[1,null,{},[]],"active":"iPhone 15","asked":[1]}',
  `{"phones":[${Array.from({ length: 50 }, (_one, at) => `"Phone ${at}"`).join()}],"active":"Phone 1","asked":[]}`,
  `{"phones":["${LONG}"],"active":"${LONG}"}`,
  '{"counting":"yes","offline":"no","list":"1","at":"today"}',
  `{"counting":true,"offline":true,"list":"1","at":${NOW + 86_400_000}}`,
  `{"counting":true,"offline":true,"list":"1","at":${NOW - 400 * 86_400_000}}`,
  '{"at":{"valueOf":1}}',
]

test.each(SPOILED.map((text) => [text.slice(0, 60), text]))('%j is borne', (_name, text) => {
  const favourites = parseFavourites(text)
  expect(favourites.every((id) => Number.isInteger(id) && id > 0)).toBe(true)
  expect(favourites.length).toBeLessThanOrEqual(200)
  const user = parseStoredUser(text)
  if (user) expect([typeof user.name, user.profilePicture]).toEqual(['string', null])
  const household = parseHousehold(text)
  expect(household.phones.length).toBeLessThanOrEqual(PHONES_MAX)
  for (const phone of household.phones) expect(phone.length).toBeLessThanOrEqual(80)
  if (household.active !== null) expect(household.phones).toContain(household.active)
  // Nobody's consent is made of what is none.
  expect(readConsent(text, '1', NOW)).toMatchObject({ counting: null })
  expect(Object.prototype).not.toHaveProperty('isAdmin')
})

test('a good one of each is read', () => {
  expect(parseFavourites('{"version":1,"productIds":[3,1]}')).toEqual([3, 1])
  expect(parseStoredUser('{"name":"Ada","profilePicture":null}')).toEqual({
    name: 'Ada',
    profilePicture: null,
  })
  expect(parseHousehold('{"phones":["iPhone 15"],"active":"iPhone 15","asked":[]}').active).toBe('iPhone 15')
  expect(parseHousehold(null)).toEqual(NOBODY)
  expect(readConsent(null, '1', NOW)).toEqual(UNDECIDED)
  const decided = JSON.stringify({ counting: true, offline: true, list: '1', at: NOW - 1 })
  expect(readConsent(decided, '1', NOW)).toEqual({ counting: true, offline: true })
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test.each(['', ' ', 'a b', 'a\nb', 'a\u0000', 'tökén', '令牌', '🦊', LONG, '{"token":"a.b.c"}\r\nx: y'])(
  '%j for a token is none, and calls are made without',
  (text) => {
    for (const place of [localStorage, sessionStorage]) place.setItem('auth_token', text)
    expect(readToken()).toBeNull()
    expect(callHeaders('application/json')[0].has('authorization')).toBe(false)
    sessionStorage.setItem('auth_token', 'a.b.c')
    expect(readToken()).toBe('a.b.c')
  },
)

test.each([
  'javascript:alert(1)',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'http://',
  'data:text/html,x',
])('a reload under way does not lead to %s', (to) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as PerformanceNavigationTiming,
  ])
  for (const written of [to, JSON.stringify([to, null])]) {
    sessionStorage.setItem('caseloom_going', written)
    expect(finishWay()).toBe(false)
    expect(sessionStorage.getItem('caseloom_going')).toBeNull()
  }
})

test.each(['"text"', '42', 'true', 'null', 'half', ''])(
  '%j for where pages were scrolled to is dropped',
  (text) => {
    sessionStorage.setItem('react-router-scroll-positions', text)
    dropSpoiledScroll()
    expect(sessionStorage.getItem('react-router-scroll-positions')).toBeNull()
    sessionStorage.setItem('react-router-scroll-positions', '{"default":120}')
    dropSpoiledScroll()
    expect(sessionStorage.getItem('react-router-scroll-positions')).toBe('{"default":120}')
  },
)
