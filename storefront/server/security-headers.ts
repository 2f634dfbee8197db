import { randomBytes } from 'node:crypto'
import type { Request, RequestHandler } from 'express'

/** What Stripe's script needs, as Stripe lists it; only where the shop has a key for it. */
const STRIPE = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  calls: 'https://api.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
}

/** Who else has a say in a page, where the settings name them. */
interface Others {
  stripe?: boolean
  /** The origin of the script that counts visits. */
  analytics?: string
}

/**
 * The page policy. Scripts run, and elements of styles count, only with this answer's nonce; styles of a single element
 * are attributes, which have none. A browser that can't tell the two kinds of styles apart allows both. Forms go nowhere
 * but here; payment happens by plain navigation.
 */
export function contentSecurityPolicy(
  nonce: string,
  { stripe = false, analytics = '' }: Others = {},
): string {
  const also = (...origins: (string | false)[]) =>
    origins
      .filter(Boolean)
      .map((origin) => ` ${origin}`)
      .join('')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${also(stripe && STRIPE.scripts, analytics)}`,
    "style-src 'self' 'unsafe-inline'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${also(analytics)}`,
    "font-src 'self'",
    `connect-src 'self'${also(stripe && STRIPE.calls, analytics)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(stripe ? [`frame-src ${STRIPE.frames}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * What a browser could do that no page here asks for. Named is what browsers know everywhere: of others (Web Bluetooth, of Chromium on
 * Linux) they warn on each page. Sharing, writing to the clipboard and what frames of Stripe's script may want are left to them.
 */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** Pages whose address carries a token out of a mail, or a provider's code. */
const SECRET_PATH = /^\/(verify-email|reset-password|auth\/callback\/[^/]+)(\.data)?\/?$/i
/** The studio, where a link out of a mail opens a line of an order. */
const STUDIO = /^\/customize(\.data)?\/?$/i

/** Whether neither another site nor a cache is to learn an address. */
const isSecret = ({ path, query }: Pick<Request, 'path' | 'query'>) =>
  SECRET_PATH.test(path) || (STUDIO.test(path) && 'adjust' in query)

/** Puts a fresh nonce in `res.locals.nonce` and the headers on every page. `strict` is off only under the dev server, whose refresh scripts carry no nonce. */
export function securityHeaders({ strict, ...others }: Others & { strict: boolean }): RequestHandler {
  const isSecure = process.env.PUBLIC_URL?.startsWith('https://') ?? false
  return (req, res, next) => {
    const secret = isSecret(req)
    const nonce = randomBytes(16).toString('base64')
    res.locals.nonce = nonce
    if (strict) res.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce, others))
    res.setHeader('X-Content-Type-Options', 'nosniff')
    res.setHeader('X-Frame-Options', 'DENY')
    res.setHeader('Referrer-Policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin')
    if (secret) res.setHeader('Cache-Control', 'no-store')
    res.setHeader('Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', '))
    // For this name alone: where it is a company's own, others live below it.
    if (isSecure) res.setHeader('Strict-Transport-Security', 'max-age=31536000')
    res.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    next()
  }
}
