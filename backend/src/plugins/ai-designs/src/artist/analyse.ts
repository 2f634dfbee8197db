import { inEnglish } from './foreign'
import { NUMBERS, STYLE_WORDS, TIMES } from './lexicon'
import { partNegatives, wordsToKeepOut } from './negatives'
import { HUES, isHue, type HueName } from './hues'
import { PALETTE_NAMES, paletteOf, type PaletteName } from './palettes'
import { partLettering } from './quoted'
import type { SceneKind } from './scene'
import { SCENES } from './scenes'
import { entries, Said, tokens } from './words'

export interface Analysis {
  said: Said
  /** What shall not be in the picture. */
  unwanted: Said
  /** Names of scenes, the subject first. */
  subjects: readonly string[]
  /** Whether words of the first one's own stand in the prompt, not only words that hint at it. */
  called: boolean
  /** Whether the prompt insists on the first one, whatever stands beside it. */
  insisted: boolean
  /** Another scene that the prompt asks for about as much as for the first. */
  second: string | null
  colours: readonly HueName[]
  /** The colour of the subject itself, which then is none of the picture's. */
  tint: HueName | null
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
/** More words for the same scene say little more: 'roses and peonies' round a skull stay round it. */
const MORE_WORDS = 0.4
const ABOUT_AS_MUCH = 0.8
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
  const { wanted, unwanted } = partNegatives(inEnglish(tokens(text)))
  const said = new Said(wanted)
  const times = Object.fromEntries(
    Object.entries(TIMES).map(([name, words]) => [name, said.says(words)]),
  ) as Record<keyof typeof TIMES, boolean>
  const ranked = rankScenes(said)
  const [first, next] = ranked
  const { colours, tint } = coloursOf(said, first?.name)
  const number = said.words.find((word) => Object.hasOwn(NUMBERS, word))
  return {
    said,
    lettering,
    unwanted: new Said([...unwanted, ',', ...wordsToKeepOut(keepOut)]),
    subjects: ranked.map(({ name }) => name),
    called: (first?.points ?? 0) > WEAK_POINTS,
    insisted: (first?.points ?? 0) >= STRONG_POINTS,
    second: first && next && next.points >= first.points * ABOUT_AS_MUCH ? next.name : null,
    colours,
    tint,
    moods: PALETTE_NAMES.map((name) => ({ name, points: score(said, paletteOf(name).tags.join(' ')) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points)
      .map(({ name }) => name),
    style: styleOf(said, first?.name),
    count: number === undefined ? null : (NUMBERS[number] ?? null),
    ...times,
    gold:
      times.gold &&
      (colours.some((name) => name === 'gold' || name === 'golden') || said.says('luxury gilded gilt')),
  }
}

interface Found {
  entry: string
  at: number
}

/** What a word is worth: the earlier ones a little more, and phrases more than words. */
const worth = ({ entry, at }: Found): number =>
  POINTS - Math.min(1, at * 0.05) + (entry.includes('-') ? PHRASE_POINTS : 0)

const score = (said: Said, list: string): number =>
  said.find(list).reduce((sum, found) => sum + worth(found), 0)

/** 'Rose gold' is no rose. */
const COLOUR_PHRASES = Object.keys(HUES).filter((name) => name.includes('-'))
/** Things made of what a scene is called by. */
const MADE_OF =
  'strawberry-ice-cream strawberry-cake strawberry-milk strawberry-milkshake cherry-pie cherry-cake lemon-cake lemon-tart lemon-pie'
const CALLS = [...SCENES.map(({ words }) => words), ...COLOUR_PHRASES, MADE_OF].join(' ')

/** Scenes by their points; a phrase of one scene takes its words away from others: 'cherry blossom' is no cherry. */
function rankScenes(said: Said): { name: string; points: number }[] {
  const found = said.spans(CALLS)
  return SCENES.map(({ name, kind, words, weak, strong }) => {
    const own = new Set(entries(words))
    const points = found.filter(({ entry }) => own.has(entry)).map(worth)
    const most = Math.max(0, ...points)
    const called = points.length > 0 ? most + (points.length - 1) * MORE_WORDS : 0
    const hinted = weak && said.says(weak) ? WEAK_POINTS : 0
    const insisted = strong && said.says(strong) ? STRONG_POINTS : 0
    return { name, points: called > 0 ? called + insisted + KINDS[kind] : hinted }
  })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
}

/** 'A neon fox' is drawn in tubes of light, 'a neon city' is a city at night. */
function styleOf(said: Said, scene: string | undefined): string {
  const asked = Object.entries(STYLE_WORDS).find(([, words]) => said.says(words))?.[0]
  return asked ?? (said.says('neon') && scene !== undefined && scene !== 'city' ? 'neon' : '')
}

/** Ice cream is no colour. */
const COLOURS = `${Object.keys(HUES).join(' ')} ice-cream whipped-cream cream-cake`
/** What may stand between a colour and the thing that wears it: 'red-capped mushrooms', 'a grey baby elephant'. */
const BETWEEN =
  /^(capped|winged|and|baby|little|tiny|big|great|giant|fluffy|cute|wild|old|chinese|japanese|sleeping|flying)$/
/** 'Butterflies over lavender' fly over flowers, 'a sky of lavender' is a colour. */
const FLOWERS = /^(lavender|lilac|rose)$/
const AMONG = /^(over|above|among|amongst|through|in)$/

/** 'Peach roses' are peach: in the plural they are things. */
function coloursOf(said: Said, scene: string | undefined): { colours: HueName[]; tint: HueName | null } {
  const subject = SCENES.find(({ name }) => name === scene)
  const own = new Set(subject?.tinted ? entries(subject.words) : [])
  const named = own.size > 0 ? said.spans(subject?.words ?? '').filter(({ entry }) => own.has(entry)) : []
  let tint: HueName | null = null
  const names = said
    .spans(COLOURS)
    .filter(({ entry, at }) => entry.includes('-') || said.words[at] === entry)
    .filter(({ entry, at }) => {
      const after = at + entry.split('-').length
      // 'A golden retriever' is called so.
      if (named.some((span) => span.at <= at && at < span.at + span.entry.split('-').length)) return false
      const thing = BETWEEN.test(said.words[after] ?? '') ? after + 1 : after
      if (isHue(entry) && named.some((span) => span.at === after || span.at === thing)) {
        tint ??= entry
        return false
      }
      const ends = said.words[after] === undefined || said.words[after] === ','
      return !(FLOWERS.test(entry) && ends && AMONG.test(said.words[at - 1] ?? ''))
    })
    .map(({ entry }) => entry)
  return { colours: [...new Set(names.filter(isHue))].slice(0, 3), tint }
}
