/** What no text that leaves the shop, or that it logs, may hold. */
const SIGNS: [name: string, pattern: RegExp][] = [
  ['a key of Stripe', /\b(?:sk|rk|whsec)_(?:live_|test_)?[A-Za-z0-9]{10,}/],
  ['a key of OpenAI', /\bsk-(?:proj-)?[A-Za-z0-9_-]{20,}/],
  ['a key of GitHub', /\bgh[pousr]_[A-Za-z0-9]{20,}/],
  ['a key of AWS', /\bAKIA[0-9A-Z]{16}\b/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]+/],
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|redis|smtps?|https?|amqp):\/\/[^\s:/@"']+:[^\s/@"']+@/,
  ],
  ['a bearer', /\bBearer [A-Za-z0-9_-]{20,}/],
  ['a path of this machine', /\/(?:home|root|work|Users)\/[\w.-]+\//],
]

/** What of them a text holds, with what stands around it. */
export const secretsIn = (text: string, own: string[] = []): string[] => [
  ...SIGNS.flatMap(([name, pattern]) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [`${name}: ${text.slice(Math.max(0, at - 40), at + 80)}`]
  }),
  ...own.filter((secret) => text.includes(secret)).map((secret) => `a setting: ${secret.slice(0, 12)}…`),
]
