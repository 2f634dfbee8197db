import { z } from '@medusajs/framework/zod'
import sharp from 'sharp'
import type { ImageEvents } from './image-provider'
import type { TokenUsage } from './openai-price'
import { ProviderError } from './provider-error'
import { MOST_PIXELS, partialRendition, renditions } from './renditions'

const MAX_BYTES = 30 * 1024 * 1024
const LEAST_SIDE = 256
const TYPES: Record<string, string> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' }

const count = z.number().int().nonnegative()
const usageSchema = z.looseObject({
  input_tokens: count.optional(),
  output_tokens: count.optional(),
  input_tokens_details: z
    .looseObject({ text_tokens: count.optional(), image_tokens: count.optional() })
    .nullish(),
})
const pictureSchema = z.object({
  b64_json: z.string().nullish(),
  url: z.string().max(4000).nullish(),
})
const answerSchema = z.object({
  data: z.array(pictureSchema).nullish(),
  usage: usageSchema.nullish().catch(null),
})
const eventSchema = pictureSchema.extend({
  type: z.string(),
  partial_image_index: count.catch(0),
  usage: usageSchema.nullish().catch(null),
})

export interface Answer {
  /** Empty where the server answered success without a picture. */
  base64: string | null
  url: string | null
  usage: z.output<typeof usageSchema> | null
}

/** Reads a plain answer. @throws ProviderError where it is none */
export function readAnswer(body: unknown): Answer {
  const parsed = answerSchema.safeParse(body)
  if (!parsed.success) throw new ProviderError('damaged', 'The answer is not one of the Images API')
  const [picture] = parsed.data.data ?? []
  return {
    base64: picture?.b64_json || null,
    url: picture?.url || null,
    usage: parsed.data.usage ?? null,
  }
}

/** Follows a streamed answer to its end; null where it ended without a picture. */
export async function readStream(
  events: AsyncIterable<unknown>,
  on: ImageEvents,
  begun: () => void,
): Promise<Answer | null> {
  let answer: Answer | null = null
  for await (const event of events) {
    const parsed = eventSchema.safeParse(event)
    if (!parsed.success) continue
    const { type, b64_json: base64, url, usage, partial_image_index: index } = parsed.data
    begun()
    if (type.endsWith('.partial_image') && base64) {
      if (index === 0) on.stage('colouring')
      // A partial is a kindness: one that cannot be read is left out.
      const webp = await partialRendition(Buffer.from(base64, 'base64')).catch(() => null)
      if (webp) on.partial(webp, index)
    }
    if (type.endsWith('.completed')) {
      answer = { base64: base64 || null, url: url || null, usage: usage ?? null }
    }
  }
  return answer
}

/** What is billed, or null where the answer does not tell. */
export function tokensOf(usage: Answer['usage']): TokenUsage | null {
  if (usage?.output_tokens === undefined) return null
  const { input_tokens: input = 0, output_tokens: imageOut, input_tokens_details: details } = usage
  const imageIn = details?.image_tokens ?? 0
  return { textIn: details?.text_tokens ?? Math.max(0, input - imageIn), imageIn, imageOut }
}

export interface CheckedPicture {
  bytes: Buffer
  mime: string
  width: number
  height: number
  large: Buffer
  thumb: Buffer
}

/** Never trusts what came: decodes it, within limits, and makes the smaller views from what is really there. */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture> {
  if (bytes.length > MAX_BYTES) throw new ProviderError('damaged', 'The picture is larger than 30 MB')
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
    const mime = TYPES[format]
    if (!mime) throw new ProviderError('damaged', `The picture is ${format}, not PNG, JPEG or WebP`)
    if (Math.min(width, height) < LEAST_SIDE) {
      throw new ProviderError('damaged', `The picture has only ${width} x ${height} pixels`)
    }
    return { bytes, mime, width, height, ...(await renditions(bytes)) }
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause
    throw new ProviderError('damaged', 'The picture cannot be decoded', { cause })
  }
}
