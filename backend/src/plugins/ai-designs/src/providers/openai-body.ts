import type OpenAI from 'openai'
import type { AiDesignsSettings } from '../modules/ai-designs/options'
import type { ImageRequest } from './image-provider'

/** Each of the four gets another art direction, so that they differ on purpose. */
const DIRECTIONS = [
  '',
  'Bold flat illustration with strong shapes.',
  'Painterly, with visible brush strokes.',
  'As a pattern or a close-up.',
]
/** With a style given, the style says how; the direction says what is seen. */
const COMPOSITIONS = ['', 'Seen from far away, with much room.', 'As a close-up.', 'As a pattern.']
const FULL_BLEED =
  'Vertical artwork for a phone case, full bleed to all four edges, main subject in the middle 70 %, ' +
  'upper left corner calm (camera), no phone, no mock-up, no border, no text unless asked.'
const CUT_OUT =
  'Vertical artwork for a phone case: the subject alone on a transparent background, like a sticker, in the middle 70 %, ' +
  'no phone, no mock-up, no border, no shadow, no text unless asked.'
const REFERENCE = 'Start from the attached picture: keep its subject and its mood, and vary the rest.'

export const PARTIALS = 2
/** What a server may not know and a picture can be drawn without. */
const OPTIONAL = new Set([
  'quality',
  'output_format',
  'background',
  'moderation',
  'user',
  'stream',
  'partial_images',
  'n',
])

export const isOptional = (field: string): boolean => OPTIONAL.has(field)

/** The customer's words with how they shall be drawn: kept with the picture and shown as the enhanced prompt. */
export function enhancedPrompt(request: ImageRequest, styleWords: string): string {
  const { prompt, index, keepOut, reference } = request
  const words = styleWords ? `${styleWords.replace(/\.*$/, '')}.` : ''
  const direction = (styleWords ? COMPOSITIONS : DIRECTIONS)[index]
  const parts = [
    sentence(prompt),
    words,
    direction,
    keepOut && `Without: ${keepOut.replace(/[.!?…\s]+$/, '')}.`,
    reference && REFERENCE,
  ]
  return parts.filter(Boolean).join(' ')
}

const sentence = (text: string): string => (/[.!?…"'”’]$/.test(text) ? text : `${text}.`)

/** The fields of a call, without those that this server is known not to take. */
export function imageBody(
  settings: AiDesignsSettings,
  request: ImageRequest,
  prompt: string,
  unknown: ReadonlySet<string>,
): Record<string, unknown> {
  const streamed = settings.stream === 'auto' && !unknown.has('stream')
  const fields: Record<string, unknown> = {
    model: settings.model,
    prompt: `${prompt} ${request.transparent ? CUT_OUT : FULL_BLEED}`,
    n: 1,
    size: `${request.width}x${request.height}`,
    quality: settings.quality,
    output_format: 'png',
    background: request.transparent ? 'transparent' : 'opaque',
    moderation: 'auto',
    user: request.user,
    ...(streamed ? { stream: true, partial_images: PARTIALS } : {}),
  }
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => !unknown.has(field) && !unknown.has(`${field}=${String(value)}`),
    ),
  )
}

/** The client's types are older than the API: size, quality and other fields take more words than they list. */
export const asGeneration = (body: Record<string, unknown>) => body as unknown as OpenAI.ImageGenerateParams
export const asEdit = (body: Record<string, unknown>) => body as unknown as OpenAI.ImageEditParams
