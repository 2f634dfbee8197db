import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

/** Why a text cannot stand in the shop; each has its sentence for the writer. */
export const REFUSALS = {
  language: 'Please leave out the strong language, so that everyone can read your review.',
  link: 'Please leave out web addresses: reviews can’t hold links.',
  email: 'Please leave out email addresses, so that nobody’s inbox is made public.',
  phone: 'Please leave out phone numbers, so that nobody’s number is made public.',
  shouting: 'Please switch off caps lock: words in capitals read as shouting.',
  repeats: 'Please take out the repeated letters or signs and say it in words.',
  empty: 'Please write a few words about the case itself.',
} as const
export type Refusal = keyof typeof REFUSALS

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** Places and things whose names hold a word that would be one by itself. */
const HARMLESS =
  /(?<!\p{L})(?:s[ck]unthorpe|penistone|cockermouth|cockfosters|cockapoos?|cock(?:er|erel|le|pit|tail|atoo|atiel)s?|clitheroe|lightwater|shitterton|twatt|wank(?:el|ers? hill)|titmouse|(?:great|blue|coal|marsh|long-tailed) tits?|shiitakes?|dick whittington|moby dick)(?!\p{L})/giu

const EMAIL = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\.|\(dot\)|\[dot\])\s?[a-z]{2,}/i
const ENDINGS =
  'com|net|org|co|uk|io|shop|store|info|biz|me|app|dev|xyz|online|site|eu|us|de|fr|ru|cn|ly|gg|tv|link|top'
const ADDRESS = /\b(?:https?|ftp)\s?:\s?\/\/|\bwww\./i
/** In small letters: a capital after a full stop begins the next sentence ('It broke.Me and…'). */
const DOMAIN = new RegExp(`\\b[\\w-]{2,}\\.(?:[\\w-]{2,}\\.)*(?:${ENDINGS})(?!\\w)`)
/** What no sentence begins with, however it is written: 'CHEAPCASES.COM', 'cheapcases.Com'. */
const PLAIN_DOMAIN = /\b[\w-]{2,}\.(?:com|org|biz|co\.uk)(?!\w)/i
/** Nine digits or more, however they are set apart: no size, price, date or order number of ours is that long. */
const PHONE = /(?:\+|\b00)?\d(?:[\s().-]{0,2}\d){8,}/
const REPEATED_LETTERS = /([^\W\d_])\1{4,}/iu
const REPEATED_SIGNS = /([^\s\w])\1{5,}/u

const SHOUTING_FROM = 16
const SHOUTING_SHARE = 0.7

/** Names of models come in capitals ('XR', 'S24 FE'), so only a text that is mostly capitals counts. */
function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= SHOUTING_FROM && capitals.length / letters.length > SHOUTING_SHARE
}

/** What may not be in a text, or null. */
export function refusalOf(text: string): Refusal | null {
  if (!/\p{L}/u.test(text)) return 'empty'
  // Wide and ornamental letters and digits read like the plain ones.
  const plain = text.normalize('NFKC')
  if (EMAIL.test(plain)) return 'email'
  if ([ADDRESS, DOMAIN, PLAIN_DOMAIN].some((address) => address.test(plain))) return 'link'
  if (PHONE.test(plain)) return 'phone'
  if (profanity.hasMatch(plain.replace(HARMLESS, ' '))) return 'language'
  if (isShouting(text)) return 'shouting'
  if (REPEATED_LETTERS.test(text) || REPEATED_SIGNS.test(text)) return 'repeats'
  return null
}

// Invisible letters, and those that turn the direction of what follows them.
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A text as it is kept: no invisible or control characters, no walls of empty lines. Marks-up stays as it was typed. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The name under a review: the first of the customer's names where it can stand in public. */
export function authorOf(firstName: string | null | undefined): string {
  const first = tidy(firstName ?? '').split(/\s/)[0] ?? ''
  const fits = /^[\p{L}][\p{L}\p{M}'’-]{0,29}$/u.test(first)
  return fits && refusalOf(first) === null ? first : 'A customer'
}
