import { analyse, type Analysis } from './analyse'
import { tintOf, type HueName } from './hues'
import { ABSTRACT } from './lexicon'
import type { Likeness } from './likeness'
import { isNounScene, nounScene, nounsIn } from './nouns/noun-scene'
import { isAnimal } from './nouns/vocabulary'
import { choosePalette } from './palette-choice'
import { isDark, type Palette } from './palettes'
import { hash32, Random } from './random'
import type { SceneSpec, Wishes } from './scene'
import { sceneNamed } from './scenes'
import { styleNamed } from './styles'
import type { Said } from './words'

/** Raised whenever the same prompt would give other pixels. */
export const ARTIST_VERSION = 6

export type FrameShape = 'arch' | 'circle' | 'border'

/** Everything one picture is drawn from: the same plan and seed give the same bytes. */
export interface Plan {
  scene: SceneSpec
  palette: Palette
  wishes: Wishes
  unwanted: Said
  /** A style's id, or empty: painted as the scene is. */
  style: string
  frame: FrameShape | null
  heard: Heard
  /** Words to be written in the picture. */
  lettering: string | null
  transparent: boolean
  seed: number
}

/** What of the prompt went into a plan, for the sentence that tells it. */
export interface Heard {
  /** How its subject was found: called by its name, taken over from another picture, or not at all. */
  subject: 'called' | 'like' | 'unknown'
  /** The subject's own colour. */
  tint: HueName | null
  gold: boolean
  /** Words that the scene asked for and found, while it is drawn. */
  words: Set<string>
}

export interface PlanRequest {
  prompt: string
  /** Another salt gives four other plans. */
  salt?: string
  style?: string
  keepOut?: string
  /** The subject alone, on nothing. */
  transparent?: boolean
  /** 'More like this': the family to stay in. */
  like?: Likeness | null
}

/** Four deliberately different plans for one prompt. */
export function planPictures(request: PlanRequest): Plan[] {
  const { prompt, salt = '', style = '', keepOut = '', transparent = false, like = null } = request
  const wanted = analyse(prompt, keepOut)
  const told = [prompt.trim().toLowerCase(), style, salt, keepOut, like?.key ?? '']
  const hash = hash32(told.join('|'))
  const random = new Random(hash)
  const subject = chooseSubject(wanted, like, hash)
  return [0, 1, 2, 3].map((index) => {
    const turned = (index + (like?.turn ?? 0)) % 4
    const scene = subject(turned)
    const drawnIn = styleFor(wanted, style, scene, turned)
    const mixed = like?.palette?.(index, random) ?? choosePalette(wanted, scene, turned, random)
    const look = styleNamed(drawnIn)
    const styled = look?.palette?.(mixed, index) ?? mixed
    const heard: Heard = {
      subject: subjectOf(wanted, like, scene),
      tint: scene.name === wanted.subjects[0] ? wanted.tint : null,
      gold: wanted.gold,
      words: new Set(),
    }
    const wishes = wishesFor(wanted, scene, turned, styled, heard)
    // The one colour of an ink drawing is the subject's own.
    const palette = wishes.tint && drawnIn === 'line-art' ? { ...styled, accent2: wishes.tint } : styled
    return {
      scene,
      palette,
      style: drawnIn,
      frame: frameFor(scene, turned, random, look?.mat),
      heard,
      lettering: wanted.lettering,
      transparent,
      seed: hash32(`${hash}:${index}`),
      unwanted: wanted.unwanted,
      wishes,
    }
  })
}

type Subject = (index: number) => SceneSpec

function chooseSubject(wanted: Analysis, like: Likeness | null, hash: number): Subject {
  if (like?.scene) {
    const { scene } = like
    return (index) => compositionOf(scene, index)
  }
  const [main] = wanted.subjects.map(sceneNamed)
  // What is only hinted at gives way to what is named: 'a unicorn and a mermaid' is of the unicorn.
  const round =
    !main || !wanted.called || main.kind === 'place' || main.kind === 'plant' || main.kind === 'pattern'
  const nouns = nounsIn(wanted, round && !wanted.called)
  const [noun] = nouns
  // 'A hedgehog drinking tea' is of the hedgehog, 'a cat and a hedgehog' of the cat.
  if (noun && !wanted.insisted && (round || (main.kind === 'thing' && isAnimal(noun)))) {
    const scene = nounScene(nouns)
    const beside = main && wanted.called && main.kind !== 'pattern' ? main : scene
    return (index) => (index === 2 ? beside : scene)
  }
  if (!main) return abstractSet(hash)
  // 'Mountains by the sea': one of the four is the sea.
  const second = round && wanted.second ? sceneNamed(wanted.second) : null
  const other = second && second.kind !== 'pattern' ? second : main
  return (index) => compositionOf(index === 2 ? other : main, index)
}

/** Words that name nothing to draw: one of the sets of patterns, begun anywhere. */
function abstractSet(hash: number): Subject {
  const set = ABSTRACT[hash % ABSTRACT.length] ?? []
  const names = new Random(hash).shuffle(set)
  return (index) => sceneNamed(names[index] ?? 'fluid')
}

/** Nouns bring a scene of their own that no list holds. */
function compositionOf(scene: SceneSpec, index: number): SceneSpec {
  const name = scene.compositions?.[index]
  return name === undefined || name === scene.name ? scene : sceneNamed(name)
}

/** The style that was chosen, else the one that the words ask for; without any the fourth picture is an ink drawing. */
function styleFor(wanted: Analysis, style: string, scene: SceneSpec, index: number): string {
  if (style) return style
  if (wanted.style) return wanted.style
  return index === 3 && !scene.neverLine ? 'line-art' : ''
}

function frameFor(
  scene: SceneSpec,
  index: number,
  random: Random,
  mat?: 'always' | 'never',
): FrameShape | null {
  const shape = random.pick<FrameShape>(['arch', 'circle', 'border'])
  if (mat === 'never') return null
  if (mat === 'always') return 'border'
  return index === 2 && !scene.neverFramed ? shape : null
}

function subjectOf(wanted: Analysis, like: Likeness | null, scene: SceneSpec): Heard['subject'] {
  if (like?.scene) return 'like'
  return wanted.subjects.length > 0 || isNounScene(scene) ? 'called' : 'unknown'
}

function wishesFor(
  wanted: Analysis,
  scene: SceneSpec,
  index: number,
  palette: Palette,
  heard: Heard,
): Wishes {
  return {
    index,
    moon: wanted.night || (index === 3 && isDark(palette)),
    crescent: wanted.crescent || index === 2,
    aurora: wanted.aurora && index !== 2,
    lake: wanted.lake || index === 1,
    boat: wanted.boat,
    gold: wanted.gold || index % 2 === 0,
    dark: darkness(wanted, scene, index),
    count: wanted.count,
    tint: heard.tint && tintOf(heard.tint),
    says: (words) => {
      const found = wanted.said.find(words)
      found.forEach(({ entry }) => heard.words.add(entry))
      return found.length > 0
    },
  }
}

function darkness(wanted: Analysis, scene: SceneSpec, index: number): boolean | null {
  if (wanted.dark) return true
  if (wanted.white) return false
  return scene.name === 'marble' ? ([null, false, true, null][index] ?? null) : null
}
