import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import type { Token } from './text/tokens'
import type { PolicyClass } from './verdict'

/** Landscapes, rivers, colours and droppings: our own lists know them better. */
const LEFT_OUT = new Set(['abo', 'dyke', 'hooker', 'negro', 'scat', 'cum', 'semen', 'sex'])
const SLURS = new Set([
  'abeed',
  'africoon',
  'arabush',
  'boonga',
  'chingchong',
  'chink',
  'fag',
  'kike',
  'nigger',
  'retard',
  'spastic',
  'tranny',
])
const COARSE = new Set([
  'arse',
  'ass',
  'bastard',
  'bitch',
  'bollocks',
  'cock',
  'cuck',
  'cunt',
  'dick',
  'fuck',
  'piss',
  'prick',
  'shit',
  'turd',
  'twat',
  'wank',
])

const words = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => LEFT_OUT.has(metadata?.originalWord ?? ''))
const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers })

interface Range {
  from: number
  to: number
}

/** A year, a house: the matcher would read its digits as letters. */
const NUMBER = /^\d{2,}$/

/** The folded words without numbers and the harmless phrases; letters that stand alone in a row are one word. */
function plainText(tokens: readonly Token[], allowed: readonly Range[]): string {
  let text = ''
  tokens.forEach(({ word, single }, index) => {
    if (NUMBER.test(word) || allowed.some(({ from, to }) => from <= index && index <= to)) {
      text += ' . '
      return
    }
    const joined = single && tokens[index - 1]?.single === true
    text += joined ? word : ` ${word}`
  })
  return text
}

/** The class of a swear word, slur or coarse word, or null. */
export function profanityIn(tokens: readonly Token[], allowed: readonly Range[]): PolicyClass | null {
  const text = plainText(tokens, allowed)
  if (!matcher.hasMatch(text)) return null
  const found = matcher
    .getAllMatches(text)
    .map((match) => words.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? '')
  if (found.some((one) => SLURS.has(one))) return 'hate'
  return found.every((one) => COARSE.has(one)) ? 'profanity' : 'sexual'
}
