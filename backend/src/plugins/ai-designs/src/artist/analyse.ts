import { NUMBERS, STYLE_WORDS, TIMES } from './lexicon'
import { partNegatives, wordsToKeepOut } from './negatives'
import { HUES, isHue, type HueName } from './hues'
import { PALETTE_NAMES, paletteOf, type PaletteName } from './palettes'
import { partLettering } from './quoted'
import type { SceneKind } from './scene'
import { SCENES } from './scenes'
import { Said, tokens } from './words'

export interface Analysis {
  said: Said
  /** What shall not be in the picture. */
  unwanted: Said
  /** Names of scenes, the subject first. */
  subjects: readonly string[]
  colours: readonly HueName[]
  /** Palettes whose mood words stand in the prompt, best first. */
  moods: readonly PaletteName[]
  /** The style that the words ask for, or empty. */
  style: string
  count: number | null
  /** Words to be written in the picture. */
  lettering: string | null
  dark: boolean
  night: boolean
  aurora: boolean
  lake: boolean
  boat: boolean
  gold: boolean
  crescent: boolean
  white: boolean
}

/** Points of one word, and how much more a kind of scene is likely to be the subject. */
const POINTS = 3
const WEAK_POINTS = 0.5
const STRONG_POINTS = 20
const PHRASE_POINTS = 0.6
const KINDS: Readonly<Record<SceneKind, number>> = {
  creature: 1.5,
  thing: 1.2,
  plant: 0.3,
  place: 0.2,
  pattern: 0,
}

/** Reads what a prompt asks for: subjects, colours, mood, time of day, style, and what it wants left out. */
export function analyse(prompt: string, keepOut = ''): Analysis {
  const { text, lettering } = partLettering(prompt)
  const { wanted, unwanted } = partNegatives(tokens(text))
  const said = new Said(wanted)
  const times = Object.fromEntries(
    Object.entries(TIMES).map(([name, words]) => [name, said.says(words)]),
  ) as Record<keyof typeof TIMES, boolean>
  const colours = coloursOf(said)
  const number = said.words.find((word) => Object.hasOwn(NUMBERS, word))
  return {
    said,
    lettering,
    unwanted: new Said([...unwanted, ',', ...wordsToKeepOut(keepOut)]),
    subjects: rankScenes(said),
    colours,
    moods: PALETTE_NAMES.map((name) => ({ name, points: score(said, paletteOf(name).tags.join(' ')) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points)
      .map(({ name }) => name),
    style: Object.entries(STYLE_WORDS).find(([, words]) => said.says(words))?.[0] ?? '',
    count: number === undefined ? null : (NUMBERS[number] ?? null),
    ...times,
    gold:
      times.gold &&
      (colours.some((name) => name === 'gold' || name === 'golden') || said.says('luxury gilded gilt')),
  }
}

/** Every found word counts, the earlier ones a little more, and phrases more than words. */
function score(said: Said, list: string): number {
  return said
    .find(list)
    .reduce(
      (sum, { entry, at }) =>
        sum + POINTS - Math.min(1, at * 0.05) + (entry.includes('-') ? PHRASE_POINTS : 0),
      0,
    )
}

function rankScenes(said: Said): string[] {
  return SCENES.map(({ name, kind, words, weak, strong }) => {
    const called = score(said, words)
    const hinted = weak && said.says(weak) ? WEAK_POINTS : 0
    const insisted = strong && said.says(strong) ? STRONG_POINTS : 0
    return { name, points: called > 0 ? called + insisted + KINDS[kind] : hinted }
  })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ name }) => name)
}

function coloursOf(said: Said): HueName[] {
  return [...new Set(said.inOrder(Object.keys(HUES).join(' ')).filter(isHue))].slice(0, 3)
}
