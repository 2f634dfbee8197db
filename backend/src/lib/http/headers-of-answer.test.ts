import { expect, it } from 'vitest'
import { headersOfAnswer } from './headers-of-answer'

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const data = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
const admin = {
  'Content-Security-Policy': "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': expect.stringMatching(/^accelerometer=\(\), .*\bserial=\(\), /) as string,
  'X-Robots-Tag': 'noindex, nofollow',
}

it.each([
  ['/api/products', data],
  ['/application', data],
  ['', data],
  ['/app', admin],
  ['/app/orders', admin],
  ['/app?x=1', admin],
])('an answer at %s has its headers, and wants https for a year where the shop has it', (path, own) => {
  expect(headersOfAnswer(path, { https: false })).toEqual({ ...everywhere, ...own })
  expect(headersOfAnswer(path, { https: true })).toEqual({
    ...everywhere,
    ...own,
    'Strict-Transport-Security': 'max-age=31536000',
  })
})
