import { STYLES, SUBJECTS, type StyleName } from './lexicon'
import { HUES, PALETTE_NAMES, paletteOf, type HueName, type PaletteName } from './palettes'
import type { SceneName } from './scene'

export interface Analysis {
  words: readonly string[]
  subjects: readonly SceneName[]
  colours: readonly HueName[]
  /** Palettes whose mood words stand in the prompt, best first. */
  moods: readonly PaletteName[]
  styles: readonly StyleName[]
  dark: boolean
  night: boolean
  aurora: boolean
  lake: boolean
  boat: boolean
  gold: boolean
  crescent: boolean
}

const isHue = (word: string): word is HueName => Object.hasOwn(HUES, word)

/** The words of a prompt in small plain letters. */
export function words(prompt: string): string[] {
  return prompt
    .toLowerCase()
    .normalize('NFKD')
    .replace(/rose gold/g, 'rosegold')
    .replace(/[^a-z0-9' -]/g, ' ')
    .split(/[\s]+/)
    .filter((word) => word.length > 0)
}

const stem = (word: string): string => word.replace(/('s|s)$/, '')

/** Reads what a prompt asks for: subjects, colours, mood, time of day, style. */
export function analyse(prompt: string): Analysis {
  const said = words(prompt)
  const known = new Set([...said, ...said.map(stem)])
  const says = (list: string): boolean => list.split(' ').some((word) => known.has(word))
  const score = (list: string): number => {
    const wanted = new Set(list.split(' '))
    return said.reduce((sum, word, i) => {
      const hit = wanted.has(word) || wanted.has(stem(word))
      return hit ? sum + 3 - Math.min(1, i * 0.05) : sum
    }, 0)
  }
  const ranked = <T extends string>(entries: [T, string][]): T[] =>
    entries
      .map(([name, list]) => ({ name, points: score(list) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points)
      .map(({ name }) => name)
  const subjects = ranked(Object.entries(SUBJECTS) as [SceneName, string][])
  return {
    words: said,
    subjects: strongestFirst(subjects, known),
    colours: [...new Set(said.filter(isHue))].slice(0, 3),
    moods: ranked(PALETTE_NAMES.map((name) => [name, paletteOf(name).tags.join(' ')])),
    styles: ranked(Object.entries(STYLES) as [StyleName, string][]),
    dark: says('dark night midnight black moody gothic neon moon starry stars galaxy'),
    night: says('night midnight moon moonlight moonlit starry stars aurora'),
    aurora: says('aurora northern borealis'),
    lake: says('lake reflection pond river'),
    boat: says('boat sail ship sailing yacht'),
    gold: says('gold golden luxury gilded'),
    crescent: says('crescent'),
  }
}

/** A named mountain or a great wave is the subject, whatever stands beside it. */
function strongestFirst(subjects: SceneName[], known: ReadonlySet<string>): SceneName[] {
  const first: SceneName[] = []
  if (known.has('fuji')) first.push('fuji')
  if (known.has('great') && known.has('wave')) first.push('wave')
  return [...new Set([...first.filter((name) => subjects.includes(name)), ...subjects])]
}
