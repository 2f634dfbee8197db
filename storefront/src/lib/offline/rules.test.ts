import { expect, it } from 'vitest'
import { isGalleryPicture, isShopPicture, mayKeepPage, pageKey, partsOf } from './rules'

const origin = 'https://shop.example'
const token = '0123456789abcdef0123456789abcdef'

it.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/products/', '/products'],
  ['/products/snap?utm_source=x&gclid=1#reviews', '/products/snap'],
  ['/products?search=koi&category=Eco', '/products?category=Eco&search=koi'],
  ['/gallery/design_01', '/gallery/design_01'],
])('%s is kept as %s', (asked, kept) => {
  expect(pageKey(origin + asked, origin)).toBe(origin + kept)
})

it.each([
  '/cart',
  '/payment?session_id=cs_1',
  '/dashboard?tab=orders',
  '/admin',
  '/login',
  '/register',
  '/verify-email?token=a',
  '/reset-password?token=a',
  '/auth/callback/google?code=1',
  '/customize?adjust=token',
  '/contact',
  '/api/orders',
  '/api/cart',
  '/products/snap/else',
  '/app',
])('%s is never kept', (path) => expect(pageKey(origin + path, origin)).toBeNull())

it('keeps nothing of other sites, and nothing that is no address', () => {
  expect(pageKey('https://elsewhere.example/products', origin)).toBeNull()
  expect(pageKey('products', origin)).toBeNull()
})

const answer = (headers: Record<string, string>, rest: Partial<Response> = {}) => ({
  ...{ status: 200, type: 'basic' as const, redirected: false },
  headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...headers }),
  ...rest,
})
it.each([
  ['a page', answer({}), true],
  ['one for anybody', answer({ 'Cache-Control': 'public, max-age=60', Vary: 'Accept-Encoding' }), true],
  ['a private one', answer({ 'Cache-Control': 'private' }), false],
  ['one that nobody may store', answer({ 'Cache-Control': 'no-store' }), false],
  ['one that depends on who asks', answer({ Vary: 'Accept, Authorization' }), false],
  ['one of another site', answer({}, { type: 'opaque' }), false],
  ['one that was led on', answer({}, { redirected: true }), false],
  ['a missing one', answer({}, { status: 404 }), false],
  ['data', answer({ 'Content-Type': 'application/json' }), false],
])('of answers, %s: %#', (_which, response, kept) => expect(mayKeepPage(response)).toBe(kept))

it('tells the shop’s pictures from those of designs and of people', () => {
  expect(isShopPicture('/images/cases/snap.avif')).toBe(true)
  expect(isShopPicture(`/api/images/${token}`)).toBe(true)
  for (const path of [
    '/api/files/gallery/design_01A/large.webp',
    `/api/files/avatar/${token}.webp`,
    `/api/files/mockup/${token}.webp`,
    '/api/files/print/a.png',
  ])
    expect(isShopPicture(path)).toBe(false)
  expect(isGalleryPicture('/api/files/gallery/design_01A/thumb.webp')).toBe(true)
  expect(isGalleryPicture('/api/files/gallery/design_01A/small.webp')).toBe(true)
  expect(isGalleryPicture(`/api/files/artwork/${token}/thumb.webp`)).toBe(false)
  expect(isGalleryPicture(`/api/files/partial/${token}.webp`)).toBe(false)
})

it('takes from a page its parts, and of what was seen only what the page names', () => {
  const html = `<link href="/assets/a-1.css"><script>import "/assets/m-2.js"</script>
    <img srcset="/images/cases/snap-480.avif 480w"><img src="/api/files/gallery/design_01A/thumb.webp">
    <img src="/api/images/${token}?w=480&amp;as=webp">`
  expect(
    partsOf(html, [
      '/assets/late-3.js',
      '/images/cases/snap-480.avif',
      '/images/cases/else.avif',
      '/api/files/gallery/design_01A/thumb.webp',
      '/api/files/gallery/design_01B/thumb.webp',
      `/api/images/${token}?w=480&as=webp`,
      `/api/files/avatar/${token}.webp`,
    ]),
  ).toEqual({
    parts: ['/assets/a-1.css', '/assets/m-2.js', '/assets/late-3.js'],
    pictures: [
      '/images/cases/snap-480.avif',
      '/api/files/gallery/design_01A/thumb.webp',
      `/api/images/${token}?w=480&as=webp`,
    ],
  })
})
