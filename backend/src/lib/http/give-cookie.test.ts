import { expect, it, vi } from 'vitest'
import { giveCookie } from './give-cookie'

it.each([
  ['https://shop.example', false, true],
  ['https://shop.example', true, true],
  ['http://localhost:3000', true, true],
  ['http://localhost:3000', false, false],
])('of the shop at %s, called by https: %s, a cookie is for https alone: %s', (publicUrl, called, secure) => {
  const cookie = vi.fn()
  giveCookie(
    { req: { secure: called }, res: { cookie } },
    { name: 'key', value: 'abc', path: '/', maxAge: 1000 },
    publicUrl,
  )
  expect(cookie).toHaveBeenCalledExactlyOnceWith('key', 'abc', {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: 1000,
  })
})
