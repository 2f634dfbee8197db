import { tokenise, type Token } from './tokens'
import { Trie } from './trie'

/** A word or phrase of a list, with what the list says about it. */
export interface Listed<T> {
  words: string
  value: T
  /** Only in this division into words: 'cat woman' is not 'catwoman'. */
  strict?: boolean
}

interface Pattern<T> {
  value: T
  /** Letters in all. */
  length: number
  /** Words, as written in the list. */
  count: number
  strict: boolean
  /** The rest of the word does not matter. */
  prefix: boolean
  /** Long enough to mean nothing else wherever it stands inside a word. */
  inside: boolean
}

/** Where something listed stands: tokens from and to, the last included. */
export interface Found<T> {
  value: T
  from: number
  to: number
  /** Longer ones win where two overlap. */
  length: number
}

const INSIDE_FROM = 7
/** The same where no space parts them: 'sim-ba'. */
const GLUED_FROM = 4
/** Shorter words are only joined from single letters: 'n i k e', not 'ni ke'. */
const JOINED_FROM = 6
/** Shorter words forgive no single doubled letter: 'sonny' is no brand. */
const DOUBLED_FROM = 5

/** More than this only a text that was made to be slow asks for. */
const MOST_WAYS = 12

interface Way {
  node: number
  doubled: number
}

export class WordList<T> {
  private readonly trie = new Trie<Pattern<T>>()

  constructor(list: Iterable<Listed<T>>) {
    for (const { words, value, strict = false } of list) {
      const prefix = words.endsWith('*')
      const tokens = tokenise(prefix ? words.slice(0, -1) : words)
      const letters = tokens.map(({ skeleton }) => skeleton).join('')
      if (letters.length < 2) throw new Error(`'${words}' is too short for a word list`)
      const pattern: Pattern<T> = {
        value,
        length: letters.length,
        count: tokens.length,
        strict,
        prefix,
        inside: !strict && !prefix && letters.length >= INSIDE_FROM,
      }
      this.trie.add(letters, pattern)
      if (!prefix && !letters.endsWith('s')) this.trie.add(`${letters}s`, pattern)
    }
  }

  find(tokens: readonly Token[]): Found<T>[] {
    const found: Found<T>[] = []
    for (let index = 0; index < tokens.length; index += 1) {
      const { skeleton } = tokens[index] as Token
      for (let at = 0; at < skeleton.length; at += 1)
        // A letter that is written many times is one start.
        if (skeleton[at] !== skeleton[at - 1]) this.walk(tokens, index, at, found)
    }
    return found
  }

  /**
   * Follows the letters from one place, over the borders of words, as long as the list goes on. A letter written twice may be
   * meant once, so there can be several ways at a time.
   */
  private walk(tokens: readonly Token[], first: number, at: number, found: Found<T>[]): void {
    let ways: Way[] = [{ node: 0, doubled: 0 }]
    let before = 0
    for (let index = first; index < tokens.length; index += 1) {
      const { skeleton, word } = tokens[index] as Token
      for (let i = index === first ? at : 0; i < skeleton.length; i += 1) {
        const code = skeleton.charCodeAt(i)
        // Compared as written: the l and i of 'public' are no doubled letter.
        const written = word.charCodeAt(i)
        ways = this.further(ways, code, written === before)
        if (ways.length === 0) return
        before = written
        const whole = i === skeleton.length - 1
        const again = whole ? 0 : repeated(skeleton, i + 1, code)
        const ends = whole || i + again === skeleton.length - 1
        for (const { node, doubled } of ways)
          for (const pattern of this.trie.at(node)) {
            const place = { first, last: index, begins: at === 0, ends, doubled: doubled + again }
            if (fits(pattern, tokens, place))
              found.push({ value: pattern.value, from: first, to: index, length: pattern.length })
          }
      }
    }
  }

  private further(ways: Way[], code: number, again: boolean): Way[] {
    const [only] = ways
    if (!again && ways.length === 1 && only) {
      const node = this.trie.step(only.node, code)
      if (node === 0) return []
      only.node = node
      return ways
    }
    const next: Way[] = []
    for (const { node, doubled } of ways) {
      const child = this.trie.step(node, code)
      if (child) next.push({ node: child, doubled })
      if (again && node) next.push({ node, doubled: doubled + 1 })
    }
    return next.slice(0, MOST_WAYS)
  }
}

/** How often the same letter follows up to the word's end; 0 where another does. */
function repeated(word: string, from: number, code: number): number {
  for (let i = from; i < word.length; i += 1) if (word.charCodeAt(i) !== code) return 0
  return word.length - from
}

interface Place {
  first: number
  last: number
  begins: boolean
  ends: boolean
  doubled: number
}

function fits<T>(pattern: Pattern<T>, tokens: readonly Token[], place: Place): boolean {
  const { first, last, begins, ends, doubled } = place
  const used = last - first + 1
  if (doubled > 0 && (pattern.strict || (pattern.length < DOUBLED_FROM && doubled < 2))) return false
  if (!begins || !ends) {
    if (pattern.inside) return used === 1
    return pattern.prefix && begins && (used === pattern.count || used === 1)
  }
  if (used === pattern.count) return true
  if (used === 1) return !pattern.strict && pattern.length >= DOUBLED_FROM
  if (isSpelled(tokens, first, last)) return pattern.length >= JOINED_FROM || isApart(tokens, first, last)
  return !pattern.strict && pattern.length >= (isGlued(tokens, first, last) ? GLUED_FROM : JOINED_FROM)
}

function isGlued(tokens: readonly Token[], first: number, last: number): boolean {
  for (let index = first + 1; index <= last; index += 1) if (tokens[index]?.spaced) return false
  return true
}

function isSpelled(tokens: readonly Token[], first: number, last: number): boolean {
  for (let index = first; index <= last; index += 1) if (!tokens[index]?.single) return false
  return true
}

/** A row of single letters that is a word of its own: nothing is spelled right before or after it, or a wider gap parts them. */
function isApart(tokens: readonly Token[], first: number, last: number): boolean {
  const before = tokens[first - 1]
  const after = tokens[last + 1]
  const inner = tokens[first + 1]?.gap ?? 1
  const clearBefore = !before?.single || (tokens[first]?.gap ?? 0) > inner
  const clearAfter = !after?.single || after.gap > inner
  return clearBefore && clearAfter
}
