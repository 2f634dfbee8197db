import { styleInfo } from '../styles'
import { isHue } from './hues'
import { writable } from './lettering/set-lines'
import { PALETTE_NAMES, type PaletteName } from './palettes'
import type { FrameShape, Plan } from './plan'
import { entries, stem } from './words'

const COLOURS: Readonly<Record<PaletteName, string>> = {
  sunset: 'in sunset colours',
  dawn: 'in the soft colours of dawn',
  night: 'in night blues',
  forest: 'in forest greens',
  ocean: 'in sea blues',
  autumn: 'in autumn colours',
  winter: 'in winter colours',
  neon: 'in neon colours',
  sakura: 'in blossom pink',
  boho: 'in earthy colours',
  royal: 'in navy and gold',
  emerald: 'in emerald greens',
  candy: 'in bright candy colours',
  cosmos: 'in cosmic violet',
  ink: 'in black and white',
  lavender: 'in lavender',
}
/** Styles that bring colours of their own. */
const OWN_COLOURS: ReadonlySet<string> = new Set(['line-art', 'neon', 'riso'])
const MATS: Readonly<Record<FrameShape, string>> = {
  arch: 'in an arched mat',
  circle: 'in a round mat',
  border: 'with a paper border',
}
const MOST_WORDS = 6

/**
 * What the artist understood of a prompt and drew of it, in one sentence: 'Red dragon in sunset colours, as an ink drawing;
 * also heard: storm; told to leave out: people.' Said of a plan that is drawn: only then it is known which words the scene
 * asked for.
 */
export function describe(plan: Plan): string {
  const { heard, lettering } = plan
  const left = unique(plan.unwanted.words.filter((word) => word !== ','))
  const parts = [
    [`${subjectOf(plan)}${coloursOf(plan)}`, styleInfo(plan.style)?.as, matOf(plan)]
      .filter(Boolean)
      .join(', '),
    heard.subject === 'unknown' && 'our artist knows no picture for these words',
    heard.subject === 'like' && 'like the picture it started from',
    lettering && letteredAs(lettering),
    listed('also heard', besides(plan)),
    listed('told to leave out', left),
  ]
  const sentence = parts.filter(Boolean).join('; ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function subjectOf({ scene, heard, wishes }: Plan): string {
  const shows = typeof scene.shows === 'function' ? scene.shows(wishes) : scene.shows
  const subject = shows ?? scene.name.replaceAll('-', ' ')
  return heard.tint ? `${heard.tint.replaceAll('-', ' ')} ${subject}` : subject
}

function coloursOf({ palette, style, heard }: Plan): string {
  if (OWN_COLOURS.has(style)) return ''
  const colours = colourWords(palette.name)
  const gold = heard.gold && !colours.includes('gold')
  return `${colours && ` ${colours}`}${gold ? ' with gold' : ''}`
}

function colourWords(name: string): string {
  const known = PALETTE_NAMES.find((each) => each === name)
  if (known) return COLOURS[known]
  if (name === 'picture') return 'in the colours of the picture it started from'
  const hues = name.split('+').filter(isHue)
  if (hues.length === 0) return ''
  const words = new Intl.ListFormat('en-GB').format(hues.map((hue) => hue.replaceAll('-', ' ')))
  return `in ${name.endsWith('+dark') ? 'deep ' : ''}${words}`
}

function letteredAs(lettering: string): string {
  const words = writable(lettering)
  return words
    ? `lettered “${words}”`
    : `without the words “${lettering}”: our artist writes Latin letters alone`
}

const matOf = ({ frame, transparent }: Plan): string =>
  transparent ? 'alone on a clear ground' : frame ? MATS[frame] : ''

/** Words that the scene asked for and found, but for those that its name and its colours tell already. */
function besides({ scene, heard }: Plan): string[] {
  const told = new Set([...entries(scene.words), ...entries(scene.weak ?? '')])
  const words = [...heard.words].filter((word) => !told.has(word) && !isHue(word))
  return unique(words.map((word) => word.replaceAll('-', ' ')))
}

function listed(what: string, words: readonly string[]): string {
  return words.length > 0 ? `${what}: ${words.slice(0, MOST_WORDS).join(', ')}` : ''
}

/** Each word once, 'star' and 'stars' being one. */
function unique(words: readonly string[]): string[] {
  return [...new Map(words.toReversed().map((word) => [stem(word), word])).values()].toReversed()
}
