import { randomBytes, randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Letters and digits, as most payment and mail services shape their ids. */
export const randomToken = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length] ?? 'x').join('')

export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex')

/** Digits only and never with a leading zero, because some vendors number what they create. */
export const randomDigits = (length: number): string =>
  Array.from({ length }, (_, index) => (index === 0 ? randomInt(1, 10) : randomInt(0, 10))).join('')
