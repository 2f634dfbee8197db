import { isIP } from 'node:net'
import { compile } from 'proxy-addr'
import { z } from 'zod'

export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true')
export const secret = z
  .string({ error: 'is missing' })
  .min(32, 'must be a random text of at least 32 characters')
/** As it was written: an issuer of sign-ins is known by every letter. */
export const exactAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a whole address such as https://shop.example',
})
/** Paths are put behind it, so that it ends without a slash. */
export const wholeAddress = exactAddress.transform((url) => url.replace(/\/+$/, ''))
export const address = (fallback: string) => wholeAddress.default(fallback)
export const oneOf = <const T extends [string, ...string[]]>(...words: T) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` })

/** Whether those who log in with it can read it, its name and password too. */
const isReadable = (text: string): boolean => {
  try {
    const { username, password } = new URL(text)
    decodeURIComponent(`${username}${password}`)
    return true
  } catch {
    return false
  }
}
/** Where a server is that wants a name and a password. */
export const login = (start: RegExp, sentence: string, missing = sentence) =>
  z
    .string({ error: missing })
    .regex(start, { error: sentence, abort: true })
    .refine(
      isReadable,
      'must be a whole address: write special characters of its password as %2F (/), %23 (#), %3A (:), %40 (@), %25 (%)',
    )
export const mailServer = login(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
/** Who mails come from, with a name or without. */
export const sender = z
  .string()
  .trim()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@()]+(?: *\([^()\r\n]*\))?)$/,
    'must be an e-mail address, such as hello@shop.example or My shop <hello@shop.example>',
  )
const WHOLE_NUMBER = 'must be a whole number'
/** Not set means: as the provider's costs suggest. */
export const jobs = z.coerce.number({ error: WHOLE_NUMBER }).int(WHOLE_NUMBER).min(0, WHOLE_NUMBER).optional()
/** How many within a time; not set means the figure that .env.example names. */
export const count = z.coerce.number({ error: WHOLE_NUMBER }).int(WHOLE_NUMBER).min(1, 'must be at least 1')
const DAYS = 'must be never, or a whole number of days from 0 to 365'
/** Days that somebody has for something that is then asked of them; null where it never is. */
export const graceDays = z
  .union([z.literal('never'), z.coerce.number(DAYS).int(DAYS).min(0, DAYS).max(365, DAYS)], DAYS)
  .transform((days) => (days === 'never' ? null : days))
export const secretKey = z
  .string()
  .regex(/^(sk|rk)_(test|live)_/, 'must be a secret or a restricted key, such as sk_test_x or rk_live_x')
/** One, or two while one is changed for another. */
export const signingSecrets = z
  .string()
  .refine(
    (text) => text.split(',').every((each) => each.trim().startsWith('whsec_')),
    'must be the signing secret of a webhook endpoint, whsec_x, or two with a comma between them',
  )
/** What a publishable key begins with: it is sent to every browser, a secret one must never be. */
export const publishableKey = z
  .string()
  .regex(/^pk_(test|live)_\w+$/, 'must be the publishable key, pk_test_x or pk_live_x')
/** The ways to pay that the cart names; anything else it could not draw. */
const MARKS = ['VISA', 'MC', 'AMEX', 'PP', 'APPLE PAY', 'GOOGLE PAY']
export const marks = z
  .string()
  .default('VISA,MC,AMEX')
  .transform((text) => [...new Set(text.split(',').map((mark) => mark.trim().toUpperCase()))].filter(Boolean))
  .refine((names) => names.every((name) => MARKS.includes(name)), `must be some of ${MARKS.join(', ')}`)

/** One of the machine's own. */
export const ownAddress = z
  .string()
  .refine((text) => isIP(text) !== 0, 'must be an address of this machine, such as 127.0.0.1')

const isNetwork = (name: string): boolean => {
  try {
    compile(name)
    return true
  } catch {
    return false
  }
}
/** Addresses and networks, as Express' 'trust proxy' names them; `between` is what stands between two of them. */
const networksOf = (between: string | RegExp, fallback: string, sentence: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(between)
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .refine((names) => names.every(isNetwork), sentence)
/** Those of servers of our own. */
export const networks = networksOf(
  ',',
  'loopback',
  'must be addresses or networks such as loopback, uniquelocal, 10.0.0.0/8',
)
/** Those of what stands before our own proxy, as that is told of them. */
export const outerNetworks = networksOf(
  /\s/,
  '',
  'must be addresses or networks with spaces between, such as 203.0.113.0/24 2001:db8::/32',
)
