import { tokens } from './words'

const OPENERS: ReadonlySet<string> = new Set([
  'no',
  'without',
  'avoid',
  'excluding',
  'except',
  'minus',
  'not',
  "don't",
])
/** What may follow an opener without being left out itself. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an any the of add draw include put use show want have like too many much please in it or and nor'.split(
    ' ',
  ),
)
const CLOSERS: ReadonlySet<string> = new Set(
  ', but with just only instead on under over at for style where while that which make keep'.split(' '),
)
/** 'no people around trees': more than this is hardly still meant. */
const REACH = 3
/** 'A starless night' says what is missing in one word. */
const LESS = /^(star|moon|cloud|sun|people|bird|tree|flower|leaf|wind|wave)(less|free)$/

export interface Told {
  wanted: string[]
  unwanted: string[]
}

/** Parts what a prompt asks for from what it asks to leave out: 'a lake, no boats or people, at dusk'. */
export function partNegatives(said: readonly string[]): Told {
  const wanted: string[] = []
  const unwanted: string[] = []
  let left = 0
  let joined = false
  said.forEach((word, i) => {
    const opens = OPENERS.has(word) && !(word === 'not' && said[i + 1] === 'only')
    const less = LESS.exec(word)?.[1]
    if (less) unwanted.push(less)
    else if (opens) {
      left = REACH
      joined = false
      wanted.push(',')
    } else if (left === 0) wanted.push(word)
    else if (CLOSERS.has(word)) {
      left = 0
      wanted.push(word)
    } else if (FILLERS.has(word)) {
      // 'no moon and stars': one more; 'no moon and a red fox' is rarer and reads the same.
      joined = word === 'or' || word === 'and' || word === 'nor'
      if (joined) left = REACH
    } else {
      unwanted.push(word)
      left -= 1
    }
  })
  return { wanted, unwanted }
}

/** The words of the field that says what shall not be in the picture. */
export function wordsToKeepOut(keepOut: string): string[] {
  return tokens(keepOut).filter((word) => !OPENERS.has(word) && !FILLERS.has(word))
}
