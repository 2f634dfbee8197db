import type { Finish, StyleId, TextLayer } from '@caseloom/contract'
import { CENTRED } from '~/components/case/placement'
import { pictureAddress } from '~/lib/picture-address'
import { between, cutWords } from '../placement/bounds'
import {
  DRAWN_WORDS_MAX,
  EMPTY_DRAFT,
  STEPS,
  type KeptVariation,
  type Step,
  type StudioDraft,
} from './studio-state'

type Loose = Record<string, unknown>
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
/** What names something; longer ones name nothing of this shop. */
const isName = (value: unknown): value is string => isText(value) && value !== '' && value.length <= 300
const nameOrNull = (value: unknown) => (isName(value) ? value : null)
/** As long as words may be that are still to be cut by the one who wrote them. */
const WORDS_MAX = 4000
const words = (value: unknown) => (isText(value) ? value.slice(0, WORDS_MAX) : '')
const isColour = (value: unknown): value is string => isText(value) && /^#[0-9a-f]{6}$/i.test(value)
const isPicture = (value: unknown): value is string => pictureAddress(value) !== ''
/** More than any way of bringing pictures to the table brings. */
const PICTURES_MAX = 16

/** Written out: the contract's own lists would bring its schemas into the page. */
const FINISHES: Record<Finish, true> = { Matte: true, Gloss: true, Premium: true, Standard: true }
const isFinish = (value: unknown): value is Finish => isText(value) && Object.hasOwn(FINISHES, value)
const STYLES: Record<StyleId, true> = {
  watercolour: true,
  'line-art': true,
  neon: true,
  'vintage-poster': true,
  pixel: true,
  marble: true,
  botanical: true,
  'pop-art': true,
  riso: true,
  'stained-glass': true,
  'low-poly': true,
  'paper-cut': true,
  oil: true,
}
const isStyle = (value: unknown): value is StyleId => isText(value) && Object.hasOwn(STYLES, value)
const FONTS: Record<TextLayer['font'], true> = {
  'abril-fatface': true,
  'bebas-neue': true,
  caveat: true,
  'dm-serif-display': true,
  pacifico: true,
  'permanent-marker': true,
  righteous: true,
  'space-mono': true,
}
const isFont = (value: unknown): value is TextLayer['font'] => isText(value) && Object.hasOwn(FONTS, value)

const isVariation = (value: unknown): value is Loose & KeptVariation =>
  isRecord(value) &&
  isName(value.id) &&
  isText(value.originalPrompt) &&
  [value.imageUrl, value.thumbnailUrl].every(isPicture) &&
  [value.width, value.height].every((side) => isNumber(side) && side > 0)

const readOrigin = ({ origin }: Loose) =>
  origin === 'uploaded' || origin === 'design' ? ({ origin } as const) : {}

function readVariation(value: unknown): KeptVariation[] {
  if (!isVariation(value)) return []
  const { id, imageUrl, thumbnailUrl, width, height } = value
  const originalPrompt = words(value.originalPrompt)
  const [designId, drawnAs] = [nameOrNull(value.designId), words(value.drawnAs) || null]
  const kept = {
    designId,
    drawnAs,
    ...readOrigin(value),
    ...(value.brought === true && { brought: true as const }),
  }
  return [{ id, originalPrompt, imageUrl, thumbnailUrl, width, height, ...kept }]
}

function readText(value: unknown): TextLayer | null {
  if (!isRecord(value) || !isText(value.content) || value.content.trim() === '') return null
  const { font, size, x, y, rotation, colour, outline } = value
  if (![size, x, y, rotation].every(isNumber) || !isColour(colour) || !isFont(font)) return null
  const place = { x: between(Number(x), -0.6, 0.6), y: between(Number(y), -0.6, 0.6) }
  const turned = { size: between(Number(size), 0.03, 0.6), rotation: between(Number(rotation), -180, 180) }
  const content = cutWords(value.content)
  return { content, font, ...place, ...turned, colour, outline: isColour(outline) ? outline : null }
}

function readPlacement(value: unknown): StudioDraft['placement'] {
  if (!isRecord(value)) return CENTRED
  const { x, y, scale, rotation, fit, background } = value
  if (![x, y, rotation].every(isNumber) || !isNumber(scale) || scale <= 0) return CENTRED
  if ((fit !== 'cover' && fit !== 'contain') || !isColour(background)) return CENTRED
  const place = { x: between(Number(x), -1, 1), y: between(Number(y), -1, 1) }
  const turned = { scale: between(scale, 0.2, 4), rotation: between(Number(rotation), -180, 180) }
  return { ...place, ...turned, fit, background, mirror: value.mirror === true, text: readText(value.text) }
}

function readReference(value: unknown): StudioDraft['reference'] {
  if (!isRecord(value) || !isName(value.id) || !isPicture(value.thumbnailUrl)) return null
  return { id: value.id, thumbnailUrl: value.thumbnailUrl, ...readOrigin(value) }
}

/** Whose a kept draft is; null for a guest's, and for one of before that was noted. */
export const ownerOf = (saved: unknown): string | null => (isRecord(saved) ? nameOrNull(saved.owner) : null)

/** A draft of any age, however damaged. Each step stands on those before it, so what follows a gap is left out. */
export function readDraft(saved: unknown): StudioDraft {
  if (!isRecord(saved)) return EMPTY_DRAFT
  const productId = isNumber(saved.productId) ? saved.productId : null
  const device = productId !== null ? nameOrNull(saved.device) : null
  const finish = device !== null && isFinish(saved.finish) ? saved.finish : null
  const pictures: unknown[] = Array.isArray(saved.variations) ? saved.variations : []
  const variations = pictures.slice(0, PICTURES_MAX).flatMap(readVariation)
  const selected = variations.find(({ id }) => id === saved.selectedId) ?? variations[0]
  const reached = productId === null ? 1 : device === null ? 2 : finish === null ? 3 : selected ? 5 : 4
  const step = STEPS.findIndex((_, index) => index + 1 === saved.step) + 1
  return {
    step: Math.min(step === 0 ? reached : step, reached) as Step,
    productId,
    device,
    finish,
    prompt: words(saved.prompt),
    style: isStyle(saved.style) ? saved.style : null,
    keepOut: words(saved.keepOut),
    transparent: saved.transparent === true,
    reference: readReference(saved.reference),
    drawingId: nameOrNull(saved.drawingId),
    jobId: nameOrNull(saved.jobId),
    variations,
    selectedId: selected?.id ?? null,
    placement: readPlacement(saved.placement),
    drawnWords: Array.isArray(saved.drawnWords) ? saved.drawnWords.slice(-DRAWN_WORDS_MAX).map(words) : [],
  }
}
