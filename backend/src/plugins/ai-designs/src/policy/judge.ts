import type { Entry } from './lists/entry'
import { BETWEEN } from './lists/hate'
import { WORDS, type Mark } from './lists/words'
import { profanityIn } from './profanity'
import type { Found } from './text/find-words'
import { tokenise, type Token } from './text/tokens'
import type { ModerationFlag, PolicyClass, PromptText } from './verdict'

/** A listed word that counts, and where it stands. */
export interface Hit {
  entry: Entry
  from: number
  to: number
  length: number
}

export interface Judgement {
  tokens: Token[]
  /** Why it is not drawn, or null. */
  refused: PolicyClass | null
  /** The brands and people that are not drawn. */
  hits: Hit[]
  flags: ModerationFlag[]
}

/** The gravest first: what a prompt is refused for where there are several reasons. */
const GRAVITY: readonly PolicyClass[] = [
  'minors',
  'sexual',
  'self_harm',
  'hate',
  'gore',
  'profanity',
  'person',
  'brand',
]

interface Reading {
  text: string
  tokens: Token[]
  hits: Hit[]
  marks: Record<Mark, Found<unknown>[]>
}

function read(text: string): Reading {
  const tokens = tokenise(text)
  const marks: Reading['marks'] = {
    allowed: [],
    child: [],
    people: [],
    clothing: [],
    branding: [],
    killing: [],
    peoples: [],
  }
  const hits: Hit[] = []
  for (const { value, from, to, length } of WORDS.find(tokens)) {
    if ('entry' in value) hits.push({ entry: value.entry, from, to, length })
    else marks[value.mark].push({ value, from, to, length })
  }
  const harmless = ({ from, to }: Hit) => marks.allowed.some((one) => one.from <= from && to <= one.to)
  return { text, tokens, hits: hits.filter((hit) => !harmless(hit)), marks }
}

const UNITS = 'y(?:\\W?o)?|yrs?|years?|yearolds?|jahre|jährige[rns]?|ans|a[ñn]os|anni|lat'
/** '16yo', '17yr', '16y/o', 'aged 15': as a word of their own their digits would be letters in disguise. */
const AGE = new RegExp(
  `(?<![\\p{L}\\d])(?:(\\d{1,2})[\\s-]*(?:${UNITS})|age[ds]?(?:\\s+of)?\\W{0,3}(\\d{1,2}))(?![\\p{L}\\d])`,
  'giu',
)
const ADULT = 18

/** 'sixteen' is not read, but '16 years old', '16 yo', '16yo', '16-year-old' and 'aged 16' are. */
function saysMinor({ text, tokens }: Pick<Reading, 'text' | 'tokens'>): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  if ([...plain.matchAll(AGE)].some(([, before, after]) => Number(before ?? after) < ADULT)) return true
  return tokens.some(({ word }, index) => {
    const age = /^\d{1,2}$/.test(word) ? Number(word) : NaN
    if (!(age < ADULT)) return false
    const after = tokens.slice(index + 1, index + 3).map((token) => token.skeleton)
    return /^(yo|y|yr|yrs|year|years|jahre|jahrige|ans|anos|anni|iat)$/.test(after[0] ?? '')
  })
}

/** Harm wished to many: 'exterminate all …'. */
function wishesHarm({ tokens, marks }: Reading): boolean {
  return marks.killing.some((verb) =>
    marks.peoples.some(
      (whom) =>
        whom.from > verb.to &&
        whom.from <= verb.to + 4 &&
        tokens.slice(verb.to + 1, whom.from).every(({ skeleton }) => BETWEEN.has(skeleton)) &&
        !marks.allowed.some((one) => one.from <= verb.from && verb.to <= one.to),
    ),
  )
}

/** Whether an everyday word is meant as a brand: by the words around it. */
function isBranded({ entry, from, to }: Hit, { tokens, marks }: Reading): boolean {
  const outside = (index: number) => index < from || index > to
  return (
    marks.branding.some((one) => outside(one.from)) ||
    tokens.some(({ skeleton }, index) => outside(index) && entry.context.has(skeleton))
  )
}

const SAYS: Record<PolicyClass, string> = {
  sexual: 'The words may suggest more skin than our designs show.',
  minors: 'The words speak of children.',
  gore: 'The words speak of violence.',
  hate: 'The words speak of hatred.',
  self_harm: 'The words speak of self-harm.',
  profanity: 'The words are coarse.',
  weapons_drugs: 'The words speak of weapons or drugs.',
  brand: 'The words may mean a brand or a character.',
  person: 'The words may mean a well-known person.',
}

/** What one listed word does in its prompt: refuses it, flags it or nothing. */
function effectOf(hit: Hit, reading: Reading, minor: boolean): PolicyClass | ModerationFlag | null {
  const { entry } = hit
  const flag = (severity: 'note' | 'warn'): ModerationFlag => ({
    class: entry.class,
    severity,
    says: SAYS[entry.class],
  })
  const people = reading.marks.people.length > 0
  switch (entry.strength) {
    case 'refuse':
      return entry.class === 'sexual' && minor ? 'minors' : entry.class
    case 'suggestive':
      return minor ? 'minors' : people ? 'sexual' : null
    case 'revealing':
      return minor ? 'minors' : people ? flag('warn') : null
    case 'weak':
      return isBranded(hit, reading) ? entry.class : null
    case 'doubtful':
      return isBranded(hit, reading) ? entry.class : flag('note')
    default:
      return flag(entry.strength)
  }
}

/** Judges the prompt by the shop's lists, and of what to leave out what it makes of the prompt. */
export function judge({ prompt, keepOut = '' }: PromptText): Judgement {
  const reading = read(prompt)
  const { tokens, hits, marks } = reading
  const outside = keepOut === '' ? null : read(keepOut)
  // 'Children' are left out; 'anybody older than 15' are those who stay.
  const minor = marks.child.length > 0 || saysMinor(reading) || (outside !== null && saysMinor(outside))
  const reasons = new Set<PolicyClass>()
  const flags = new Map<string, ModerationFlag>()
  const owned: Hit[] = []
  for (const hit of hits) {
    const effect = effectOf(hit, reading, minor)
    if (typeof effect === 'string') {
      reasons.add(effect)
      if (effect === 'brand' || effect === 'person') owned.push(hit)
    } else if (effect) flags.set(`${effect.class} ${effect.severity}`, effect)
  }
  if (wishesHarm(reading)) reasons.add('hate')
  const coarse = profanityIn(tokens, marks.allowed)
  if (coarse) reasons.add(coarse === 'sexual' && minor ? 'minors' : coarse)
  if (outside && outside.marks.clothing.length > 0) {
    if (minor) reasons.add('minors')
    else if (marks.people.length > 0) reasons.add('sexual')
  }
  return {
    tokens,
    refused: GRAVITY.find((one) => reasons.has(one)) ?? null,
    hits: owned,
    flags: [...flags.values()],
  }
}
