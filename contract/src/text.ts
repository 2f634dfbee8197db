import { z } from 'zod'
import { showsSomething } from './shows-something'

/** Control characters, line ends and what turns the direction of writing: nobody types them into one line. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** A letter or a figure; Korean has some that stand for no sign at all. */
const SAYS_SOMETHING = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u

/** Said of what is no answer to any question at all. */
export const UNREADABLE = 'The request could not be read'

/** Text whose every fault is answered in the same sentence. */
export const said = (sentence: string, most: number, least = 1) =>
  z.string(sentence).min(least, sentence).max(most, sentence)

/** A whole number as it stands in an address; its every fault is answered in the same sentence. */
export const counted = (sentence: string, least: number, most: number) =>
  z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence)

/** PostgreSQL has no year 0. */
const hasYear = (text: string) => !text.startsWith('0000')

/** A day such as 2026-11-22; its every fault is answered in the same sentence. */
export const dayOf = (sentence: string) => z.iso.date(sentence).refine(hasYear, sentence)

/** A moment in UTC such as 2026-11-22T12:00:00Z; its every fault is answered in the same sentence. */
export const momentOf = (sentence: string) => z.iso.datetime(sentence).refine(hasYear, sentence)

/** As an address says yes or no. */
export const trueOrFalse = z.enum(['true', 'false'], 'Say true or false')

/** A yes or a no; `what` goes on after 'Whether'. */
export const yesOrNo = (what: string) => z.boolean(`Whether ${what} is a yes or a no`)

/** What a person writes for others to read, in lines as they like, of which something can be seen; `long` is said of too much. */
export const written = (required: string, most: number, long: string) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(most, long)
    .refine((text) => text === '' || showsSomething(text), required)

export interface LineRule {
  /** What is said where nothing was entered that can be seen. */
  required: string
  /** The field in words, at the beginning of a sentence. */
  called: string
  most: number
}

const line = ({ required, called, most }: LineRule) =>
  z
    .string(required)
    .trim()
    .max(most, `${called} can have ${most} characters at most`)
    .refine((text) => !UNSEEN.test(text), `${called} holds characters that can’t be used`)

/** Whether a line says something. Of an empty one, and of signs that can’t be used, more is said already. */
const says = (something: (text: string) => boolean) => (text: string) =>
  text === '' || UNSEEN.test(text) || something(text)
const hasLetters = (text: string): boolean => SAYS_SOMETHING.test(text)

/** One line in signs of any kind, of which one at least can be seen; or nothing. */
export const lineOfSigns = (rule: LineRule) => line(rule).refine(says(showsSomething), rule.required)

/** Runs of blanks become one. */
const spaced = (text: string) => text.replace(/\s+/gu, ' ')

/** A name that a person gives to a thing of theirs, in signs of any kind. */
export const nameOfSigns = (rule: LineRule) => lineOfSigns(rule).min(1, rule.required).overwrite(spaced)

/** One line of text that a person entered. */
export const lineOfText = (rule: LineRule) =>
  line(rule).min(1, rule.required).refine(says(hasLetters), rule.required).overwrite(spaced)

const PHONE_FAULT = 'Please enter a valid phone number'

/** A phone number as people write one, or nothing. */
export const phoneNumber = z
  .string(PHONE_FAULT)
  .trim()
  .max(40, 'Phone number can have 40 characters at most')
  .refine(
    (text) =>
      text === '' || (/^[+(\d][\d\s()./-]*(?:(?:ext\.?|x)\s?\d+)?$/iu.test(text) && digits(text) >= 5),
    PHONE_FAULT,
  )
  .overwrite(spaced)

const digits = (text: string): number => text.replace(/\D/g, '').length
