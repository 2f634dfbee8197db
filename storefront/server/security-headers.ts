import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'

/**
 * The page policy. Scripts run only with this answer's nonce. Inline styles are allowed, since the dialogs (scroll
 * lock), the toasts and style attributes need them. Forms go nowhere but here; payment happens by plain navigation.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Puts a fresh nonce in `res.locals.nonce` and the headers on every page. `strict` is off only under the dev server, whose refresh scripts carry no nonce. */
export function securityHeaders({ strict }: { strict: boolean }): RequestHandler {
  return (_req, res, next) => {
    const nonce = randomBytes(16).toString('base64')
    res.locals.nonce = nonce
    if (strict) res.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce))
    res.setHeader('X-Content-Type-Options', 'nosniff')
    res.setHeader('X-Frame-Options', 'DENY')
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
    res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    next()
  }
}
