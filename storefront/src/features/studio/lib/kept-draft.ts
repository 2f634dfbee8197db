import type { Finish, StyleId, TextLayer } from '@caseloom/contract'
import { CENTRED } from '~/components/case/placement'
import { EMPTY_DRAFT, STEPS, type KeptVariation, type Step, type StudioDraft } from './studio-state'

type Loose = Record<string, unknown>
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const textOrNull = (value: unknown) => (isText(value) && value !== '' ? value : null)

/** Written out: the contract's own lists would bring its schemas into the page. */
const FINISHES: Record<Finish, true> = { Matte: true, Gloss: true, Premium: true, Standard: true }
const isFinish = (value: unknown): value is Finish => isText(value) && Object.hasOwn(FINISHES, value)
export const STYLES: Record<StyleId, true> = {
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
  [value.id, value.originalPrompt, value.imageUrl, value.thumbnailUrl].every(isText) &&
  [value.width, value.height].every((side) => isNumber(side) && side > 0)

const readOrigin = ({ origin }: Loose) =>
  origin === 'uploaded' || origin === 'design' ? ({ origin } as const) : {}

function readVariation(value: unknown): KeptVariation[] {
  if (!isVariation(value)) return []
  const { id, originalPrompt, imageUrl, thumbnailUrl, width, height } = value
  const [designId, drawnAs] = [textOrNull(value.designId), textOrNull(value.drawnAs)]
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
  const { content, font, size, x, y, rotation, colour, outline } = value
  if (![size, x, y, rotation].every(isNumber) || !isText(colour) || !isFont(font)) return null
  const numbers = { size: Number(size), x: Number(x), y: Number(y), rotation: Number(rotation) }
  return { content, font, ...numbers, colour, outline: textOrNull(outline) }
}

function readPlacement(value: unknown): StudioDraft['placement'] {
  if (!isRecord(value)) return CENTRED
  const { x, y, scale, rotation, fit, background } = value
  if (![x, y, rotation].every(isNumber) || !isNumber(scale) || scale <= 0) return CENTRED
  if ((fit !== 'cover' && fit !== 'contain') || !isText(background)) return CENTRED
  const place = { x: Number(x), y: Number(y), scale, rotation: Number(rotation) }
  return { ...place, fit, background, mirror: value.mirror === true, text: readText(value.text) }
}

function readReference(value: unknown): StudioDraft['reference'] {
  if (!isRecord(value) || !isText(value.id) || !isText(value.thumbnailUrl)) return null
  return { id: value.id, thumbnailUrl: value.thumbnailUrl, ...readOrigin(value) }
}

/** A draft of any age, however damaged. Each step stands on those before it, so what follows a gap is left out. */
export function readDraft(saved: unknown): StudioDraft {
  if (!isRecord(saved)) return EMPTY_DRAFT
  const productId = isNumber(saved.productId) ? saved.productId : null
  const device = productId !== null && isText(saved.device) ? saved.device : null
  const finish = device !== null && isFinish(saved.finish) ? saved.finish : null
  const variations = Array.isArray(saved.variations) ? saved.variations.flatMap(readVariation) : []
  const selected = variations.find(({ id }) => id === saved.selectedId) ?? variations[0]
  const reached = productId === null ? 1 : device === null ? 2 : finish === null ? 3 : selected ? 5 : 4
  const step = STEPS.findIndex((_, index) => index + 1 === saved.step) + 1
  return {
    step: Math.min(step === 0 ? reached : step, reached) as Step,
    productId,
    device,
    finish,
    prompt: isText(saved.prompt) ? saved.prompt : '',
    style: isStyle(saved.style) ? saved.style : null,
    keepOut: isText(saved.keepOut) ? saved.keepOut : '',
    transparent: saved.transparent === true,
    reference: readReference(saved.reference),
    drawingId: textOrNull(saved.drawingId),
    jobId: textOrNull(saved.jobId),
    variations,
    selectedId: selected?.id ?? null,
    placement: readPlacement(saved.placement),
  }
}
