import { fold } from './letters'

/** A word of a text as it is compared, and where it stands in the text. */
export interface Token {
  /** Small plain letters, look-alikes and signs in place of letters undone; `l` reads `i`, as in disguise. A number stays one. */
  skeleton: string
  /** The same as people would write it; a number stays one. */
  word: string
  start: number
  end: number
  /** How many characters lie between the word before and this one. */
  gap: number
  /** A space is among them. */
  spaced: boolean
  single: boolean
}

/** Signs and digits that stand for letters inside a word. */
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '€': 'e',
  '£': 'i',
}
/** Good at a word's border too; the others mean themselves there, as in 'wow!'. */
const AT_BORDERS = new Set(['@', '$'])
const APOSTROPHES = new Set(["'", '’', 'ʼ', '‘', '`', '´'])

interface Unit {
  /** Folded letters, a sign that may stand for one, or '' for a gap. */
  text: string
  sign: boolean
  joins: boolean
  start: number
  end: number
}

function unitsOf(text: string): Unit[] {
  const units: Unit[] = []
  let at = 0
  for (const character of text) {
    const start = at
    at += character.length
    if (character in LEET && !/\d/.test(character)) {
      units.push({ text: character, sign: true, joins: false, start, end: at })
    } else if (APOSTROPHES.has(character)) {
      units.push({ text: '', sign: false, joins: true, start, end: at })
    } else {
      const folded = fold(character)
      if (folded.kind === 'nothing') continue
      const letters = folded.kind === 'letters' ? folded.letters : ''
      units.push({ text: letters, sign: false, joins: character === '&', start, end: at })
    }
  }
  return units
}

const isWord = (unit: Unit | undefined): boolean => unit !== undefined && !unit.sign && unit.text !== ''

/** What a unit adds to the word that it stands in; null where it ends one. */
function letterOf(units: readonly Unit[], index: number): string | null {
  const unit = units[index]
  if (!unit) return null
  const before = units[index - 1]
  const after = units[index + 1]
  if (unit.joins) {
    if (!isWord(before) || !isWord(after)) return null
    // The ampersand of two initials, as in a shop's name.
    const ampersand = unit.end - unit.start === 1 && !isWord(units[index - 2]) && !isWord(units[index + 2])
    return ampersand ? 'n' : ''
  }
  if (!unit.sign) return unit.text === '' ? null : unit.text
  const inside = isWord(before) && (isWord(after) || after?.sign === true)
  const border = AT_BORDERS.has(unit.text) && (isWord(before) || isWord(after))
  return inside || border ? unit.text : null
}

const lettersOf = (word: string): string => word.replace(/[^a-z]/g, (sign) => LEET[sign] ?? sign)

/** The words of a text, folded. */
export function tokenise(text: string): Token[] {
  const units = unitsOf(text)
  const tokens: Token[] = []
  let word = ''
  let start = 0
  let end = 0
  const finish = () => {
    if (word === '') return
    const before = tokens.at(-1)?.end ?? 0
    const letters = lettersOf(word)
    const number = /^\d+$/.test(word)
    tokens.push({
      // One digit may be a letter of a word that is spelled; more of them alone are a year or a house's number.
      skeleton: number && word.length > 1 ? word : letters.replace(/l/g, 'i'),
      word: number ? word : letters,
      start,
      end,
      gap: start - before,
      spaced: /\s/.test(text.slice(before, start)),
      single: word.length === 1,
    })
    word = ''
  }
  units.forEach((unit, index) => {
    const letter = letterOf(units, index)
    if (letter === null) {
      finish()
      return
    }
    if (word === '') start = unit.start
    word += letter
    end = unit.end
  })
  finish()
  return tokens
}
