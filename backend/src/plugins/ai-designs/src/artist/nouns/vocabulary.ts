import type { Analysis } from '../analyse'
import { STYLE_WORDS, TIMES } from '../lexicon'
import { HUES } from '../hues'
import { SCENES } from '../scenes'
import { stem, type Said } from '../words'
import { readIcons, type IconSet } from './icon-set'
import { SYNONYMS, VAGUE } from './synonyms'

/** A noun of the prompt and the icon that draws it. */
export interface Noun {
  word: string
  icon: string
}

/** Groups of people, faces and signs hold little that is worth printing; these are. */
const DRAWABLE_GROUPS: ReadonlySet<string> = new Set([
  'Activities',
  'Animals & Nature',
  'Food & Drink',
  'Objects',
  'Travel & Places',
])
const ALSO: ReadonlySet<string> = new Set(
  (
    'red-heart skull ghost alien robot sparkles fire heart-on-fire sparkling-heart jack-o-lantern brain anatomical-heart ' +
    'eye alien-monster yin-yang peace-symbol infinity musical-notes lips footprints mermaid ninja fairy elf vampire santa-claus woman-fairy zombie genie ' +
    'astronaut mage atom-symbol fleur-de-lis trident-emblem recycling-symbol heart-with-arrow two-hearts'
  ).split(' '),
)
/** A key word that belongs to many icons says little about one. */
const SHARED_BY = 4
const KEY_WORDS_READ = 5

interface Entry {
  icon: string
  points: number
  /** The word names the thing itself; otherwise it only belongs to it, as 'field' does to hockey. */
  names: boolean
}
let index: Map<string, Entry> | null = null

/** Words and phrases with the icon that fits them best; read when the first noun is looked up. */
function vocabulary(): Map<string, Entry> {
  if (index) return index
  const made = new Map<string, Entry>()
  const icons = readIcons()
  const offer = (phrase: string, icon: string, points: number, named = true): void => {
    const key = phrase.split(/[ -]/).map(stem).join('-')
    const known = made.get(key)
    if (key.length > 2 && (!known || known.points < points)) made.set(key, { icon, points, names: named })
  }
  const keyWords = new Map<string, string[]>()
  for (const name of icons.names) {
    if (!isDrawable(icons, name)) continue
    const parts = name.split('-')
    offer(name, name, 10)
    parts.forEach((part, i) => {
      const whole = name.endsWith('-face') ? 0.5 : 0
      const isLast = i === parts.length - 1
      offer(part, name, 6 - parts.length + (isLast ? 1 : 0) - whole, isLast)
    })
    for (const word of icons.keyWords(name).slice(0, KEY_WORDS_READ)) {
      keyWords.set(word, [...(keyWords.get(word) ?? []), name])
    }
  }
  for (const [word, names] of keyWords) {
    const [name] = names
    if (name && names.length <= SHARED_BY)
      offer(word.replaceAll('_', '-'), name, 2 - names.length * 0.2, false)
  }
  for (const [word, name] of Object.entries(SYNONYMS)) offer(word, name, 20)
  index = made
  return made
}

function isDrawable(icons: IconSet, name: string): boolean {
  return ALSO.has(name) || DRAWABLE_GROUPS.has(icons.group(name) ?? '')
}

let spoken: ReadonlySet<string> | null = null

/** What the artist understands otherwise: words of scenes, styles and times, and words that say nothing. */
function understood(): ReadonlySet<string> {
  return (spoken ??= new Set(
    [
      ...SCENES.flatMap(({ words, weak = '' }) => [words, weak]),
      ...Object.values(STYLE_WORDS),
      ...Object.values(TIMES),
      VAGUE,
    ]
      .flatMap((list) => list.split(' '))
      .map((entry) => entry.split('-').map(stem).join('-')),
  ))
}

let searched: string | null = null

/** All that is looked for: what is understood otherwise takes its words away, 'the big apple' is no apple. */
const phrases = (): string => (searched ??= [...vocabulary().keys(), ...understood()].join(' '))

const MOST = 3

/**
 * The nouns of a prompt that have a picture, in its order; 'no cars' and colours are none. Words that only belong
 * to a thing count where `guess` is wanted and nothing else is named.
 */
export function nounsOf({ said, unwanted }: Pick<Analysis, 'said' | 'unwanted'>, guess = true): Noun[] {
  const words = vocabulary()
  const known = understood()
  const named: Noun[] = []
  const guessed: Noun[] = []
  for (const entry of said.inOrder(phrases())) {
    const found = words.get(entry)
    const meant = !known.has(entry) && (!Object.hasOwn(HUES, entry) || isFruit(said, entry))
    if (!found || !meant || unwanted.says(entry)) continue
    const nouns = found.names ? named : guessed
    if (!nouns.some(({ icon }) => icon === found.icon)) nouns.push({ word: entry, icon: found.icon })
  }
  return (named.length > 0 || !guess ? named : guessed).slice(0, MOST)
}

const PLANTED =
  /tree|flower|leaf|plant|herb|clover|rose|tulip|blossom|bouquet|hibiscus|cactus|mushroom|shamrock|seedling|sheaf|lotus|hyacinth|wood|rock|moon|sun|star|cloud|rain|snow|wind|fire|water|rainbow|globe|comet|tornado|fog|umbrella|voltage|droplet|planet/

/** A living thing, that does what the prompt says. */
export function isAnimal({ icon }: Noun): boolean {
  return readIcons().group(icon) === 'Animals & Nature' && !PLANTED.test(icon)
}

/** 'Oranges' and 'an orange' are fruit, 'orange' is a colour. */
function isFruit(said: Said, entry: string): boolean {
  const at = said.words.findIndex((word) => stem(word) === entry)
  const [before, word, after] = [said.words[at - 1], said.words[at] ?? '', said.words[at + 1]]
  const ends = after === undefined || /^(,|on|in|with|and|under)$/.test(after)
  return word !== entry || ((before === 'a' || before === 'an') && ends)
}
