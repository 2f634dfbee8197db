import sharp from 'sharp'
import { modelProblem } from './models.js'
import { problem, unknownParameter, type Problem } from './problem.js'

const MOST_PIXELS = 3840 * 2160
const LONGEST = 3840
const MOST_TO_ONE = 3
const MOST_REFERENCES = 16
const KNOWN = new Set([
  'model',
  'prompt',
  'n',
  'size',
  'quality',
  'output_format',
  'output_compression',
  'background',
  'moderation',
  'user',
  'stream',
  'partial_images',
  'input_fidelity',
  'image',
  'image[]',
  'mask',
])
const WORDS: Record<string, readonly string[]> = {
  quality: ['low', 'medium', 'high', 'xhigh', 'max', 'auto'],
  output_format: ['png', 'jpeg', 'webp'],
  background: ['opaque', 'transparent', 'auto'],
  moderation: ['auto', 'low'],
}

export interface Wanted {
  model: string
  prompt: string
  width: number
  height: number
  count: number
  quality: string
  format: 'png' | 'jpeg' | 'webp'
  transparent: boolean
  user: string | null
  partials: number
  stream: boolean
  references: Buffer[]
}

/** Whole blocks, no long strips, nothing beyond the largest picture; and nothing that is no number. */
function isDrawn(width: number, height: number): boolean {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  return (
    shorter > 0 &&
    width % 16 === 0 &&
    height % 16 === 0 &&
    longer <= shorter * MOST_TO_ONE &&
    longer <= LONGEST &&
    width * height <= MOST_PIXELS
  )
}

/** What a form and a JSON body may both give. */
const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

function badWord(fields: Record<string, unknown>): Problem | null {
  const stray = Object.keys(fields).find((name) => !KNOWN.has(name))
  if (stray) return unknownParameter(stray)
  for (const [name, known] of Object.entries(WORDS)) {
    const given = fields[name]
    if (given !== undefined && !known.includes(words(given)))
      return problem(`Invalid value: '${words(given)}'.`, name, 'invalid_value')
  }
  return null
}

async function referencesOf(fields: Record<string, unknown>): Promise<Buffer[] | Problem> {
  const files = [fields.image, fields['image[]']].flat().filter((file) => file instanceof File)
  if (files.length === 0)
    return problem("Missing required parameter: 'image'.", 'image', 'missing_required_parameter')
  if (files.length > MOST_REFERENCES) return problem('At most 16 images.', 'image', 'invalid_value')
  const pictures = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())))
  const read = await Promise.all(
    pictures.map((picture) =>
      sharp(picture)
        .metadata()
        .catch(() => null),
    ),
  )
  const good = read.every((found) => found !== null && ['png', 'jpeg', 'webp'].includes(found.format))
  return good ? pictures : problem('Invalid image file or mode.', 'image', 'invalid_image_file')
}

/** Reads a request as the real service does, or says in its words what is wrong with it. */
export async function readWanted(
  fields: Record<string, unknown>,
  isEdit: boolean,
): Promise<Wanted | Problem> {
  const wrong = badWord(fields)
  if (wrong) return wrong
  const { prompt, size = '1024x1024', n = 1, stream, partial_images: partials = 0, user } = fields
  if (typeof prompt !== 'string' || prompt === '')
    return problem("Missing required parameter: 'prompt'.", 'prompt', 'missing_required_parameter')
  const model = words(fields.model) || 'gpt-image-2.5-flare'
  const missing = modelProblem(model)
  if (missing) return missing
  const [, w, h] = /^(\d+)x(\d+)$/.exec(size === 'auto' ? '1024x1024' : words(size)) ?? []
  const [width, height] = [Number(w), Number(h)]
  if (!isDrawn(width, height)) return problem(`Invalid size '${words(size)}'.`, 'size', 'invalid_value')
  const count = Number(n)
  if (!Number.isInteger(count) || count < 1 || count > 10)
    return problem("'n' is from 1 to 10.", 'n', 'invalid_value')
  const transparent = fields.background === 'transparent'
  if (transparent && /^gpt-image-2(-|$)/.test(model))
    return problem('Transparent background is not supported for this model.', 'background', 'invalid_value')
  if (transparent && fields.output_format === 'jpeg')
    return problem('A transparent background needs png or webp.', 'background', 'invalid_value')
  const references = isEdit ? await referencesOf(fields) : []
  if (!Array.isArray(references)) return references
  return {
    model,
    prompt,
    width,
    height,
    count,
    quality: words(fields.quality) || 'auto',
    format: (fields.output_format ?? 'png') as Wanted['format'],
    transparent,
    user: typeof user === 'string' ? user : null,
    partials: Math.min(Number(partials) || 0, 3),
    stream: stream === true || stream === 'true',
    references,
  }
}

const TOKENS: Record<string, number> = { low: 196, medium: 439, high: 1756, xhigh: 3122, max: 7024 }

/** The tokens that are billed, as the real service counts them. */
export function usageOf({ quality, width, height, count, prompt, references, partials, stream }: Wanted) {
  const drawn = Math.round(((TOKENS[quality] ?? 439) * width * height) / (1024 * 1024)) * count
  const output = drawn + (stream ? partials * 100 : 0)
  const text = Math.ceil(prompt.length / 4)
  const image = references.length * 1500
  return {
    input_tokens: text + image,
    output_tokens: output,
    total_tokens: text + image + output,
    input_tokens_details: { text_tokens: text, image_tokens: image },
  }
}
