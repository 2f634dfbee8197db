import type { Analysis } from '../analyse'
import { hash32 } from '../random'
import type { SceneSpec } from '../scene'
import { medallion } from './medallion'
import { moonlit } from './moonlit'
import { popGrid } from './pop-grid'
import { poster } from './poster'
import { icon } from './icon'
import { tossed } from './tossed'
import { nounsOf, type Noun } from './vocabulary'

/** Drawn whole and known by their outline; heads without a body and food make no silhouette. */
const OUTLINED: ReadonlySet<string> = new Set(
  (
    'dog guide-dog poodle cat black-cat tiger leopard horse zebra deer bison ox water-buffalo cow pig boar ram ewe goat camel ' +
    'two-hump-camel llama giraffe elephant mammoth rhinoceros hippopotamus mouse rat rabbit chipmunk beaver hedgehog bat sloth ' +
    'otter skunk kangaroo badger turkey rooster chicken bird penguin dove eagle duck swan dodo flamingo peacock parrot crocodile ' +
    'turtle lizard snake dragon sauropod t-rex whale spouting-whale dolphin seal shark octopus butterfly snail ' +
    'racehorse phoenix donkey goose black-bird'
  ).split(' '),
)

/** Each noun has one of these: not all things look as if they came from one shelf. */
const PALETTES = [
  ['dawn', 'boho', 'lavender', 'candy'],
  ['emerald', 'sakura', 'sunset', 'candy'],
  ['ocean', 'dawn', 'autumn', 'candy'],
  ['royal', 'ocean', 'boho', 'candy'],
  ['sakura', 'forest', 'neon', 'candy'],
] as const satisfies readonly SceneSpec['palettes'][]

const NOUN_PREFIX = 'noun:'

const SETTINGS = ['in a wreath', 'scattered as on cloth', 'before the moon', 'six times over']

/** 'Two-hump-camel' and 'teapot' as people say them. */
const shown = (icons: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(icons.map((name) => name.replaceAll('-', ' ')))

/** The scene of anything that has an icon: medallion, a print for fabric, moonlight or poster, pop-art grid. */
export function nounScene(nouns: readonly Noun[]): SceneSpec {
  const [main] = nouns
  if (!main) throw new Error('A scene needs a noun')
  const icons = nouns.map((noun) => noun.icon)
  const atNight = OUTLINED.has(main.icon)
  return {
    name: `${NOUN_PREFIX}${icons.join('+')}`,
    shows: ({ index }) =>
      `${shown(icons)} ${(index === 2 && !atNight ? 'on a plinth' : SETTINGS[index]) ?? ''}`.trim(),
    kind: 'thing',
    words: '',
    palettes: PALETTES[hash32(main.icon) % PALETTES.length] ?? PALETTES[0],
    neverFramed: true,
    neverLine: true,
    // Cloth and stickers stay dry.
    dry: ({ index }) => index % 2 === 1,
    draw: (frame) => {
      const scene = [medallion, tossed, atNight ? moonlit : poster, popGrid][frame.wishes.index] ?? medallion
      scene(frame, icons)
      return undefined
    },
    alone: ({ canvas, palette }) => {
      icon(canvas, main.icon, 500, canvas.height / 2, 900, palette)
      return undefined
    },
  }
}

export const nounsIn = (wanted: Analysis, guess: boolean): Noun[] => nounsOf(wanted, guess)

export const isNounScene = ({ name }: SceneSpec): boolean => name.startsWith(NOUN_PREFIX)

/** The scene of a name that {@link nounScene} gave, or nothing. */
export function nounSceneNamed(name: string): SceneSpec | null {
  if (!name.startsWith(NOUN_PREFIX)) return null
  const icons = name.slice(NOUN_PREFIX.length).split('+')
  return nounScene(icons.map((each) => ({ word: each, icon: each })))
}
