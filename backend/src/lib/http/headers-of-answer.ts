const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
/** For this name alone: where it is a company's own, others live below it. */
const BY_HTTPS_ALONE = { 'Strict-Transport-Security': 'max-age=31536000' }
/** Answers of programs for programs: a browser that shows one as a page runs, frames and fetches nothing. */
const DATA = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
/** What a browser could do that Medusa's pages don't ask for either: as of the shop's own (`storefront/server/security-headers.ts`). */
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
/** Medusa's own pages bring scripts that are not ours to list; but nobody frames them, and no form of theirs leads away. */
const ADMIN = {
  'Content-Security-Policy': "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'X-Robots-Tag': 'noindex, nofollow',
}
const ADMIN_PAGES = /^\/app([/?]|$)/

/** The headers that an answer at `path` has, of a shop that is reached by https or not. */
export const headersOfAnswer = (path: string, { https }: { https: boolean }): Record<string, string> => ({
  ...EVERYWHERE,
  ...(https && BY_HTTPS_ALONE),
  ...(ADMIN_PAGES.test(path) ? ADMIN : DATA),
})
