import type { MedusaError } from '@medusajs/framework/utils'
import OpenAI, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  InternalServerError,
  RateLimitError,
} from 'openai'
import sharp from 'sharp'
import { THUMB_WIDTH } from '../artist/picture'
import type { AiDesignsSettings } from '../modules/ai-designs/options'
import { designError } from '../policy/design-error'
import { REFUSAL } from '../policy/text-policy'
import type { ImageProvider, ImageRequest, ImageResult } from './image-provider'

const TIMEOUT_MS = 180_000
const RETRY_AFTER_LIMIT_MS = 20_000
const MAX_BYTES = 30 * 1024 * 1024
const MAX_PIXELS = 40_000_000

/** Each of the four gets another art direction, so that they differ on purpose. */
const DIRECTIONS = [
  '',
  'Bold flat illustration with strong shapes.',
  'Painterly, with visible brush strokes.',
  'As a pattern or a close-up.',
]
const SUFFIX =
  'Vertical artwork for a phone case, full bleed to all four edges, main subject in the middle 70 %, ' +
  'upper left corner calm (camera), no phone, no mock-up, no border, no text unless asked.'

/** OpenAI's Images API, or any server that speaks it. */
export class OpenAiProvider implements ImageProvider {
  readonly id = 'openai'
  readonly drawnBy: string
  private readonly client: OpenAI

  constructor(private readonly settings: AiDesignsSettings) {
    this.drawnBy = `AI (${settings.model})`
    // No retries by the client: a retried time-out is paid twice. Servers without keys still want some text.
    this.client = new OpenAI({
      apiKey: settings.apiKey || 'none',
      ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}),
      timeout: TIMEOUT_MS,
      maxRetries: 0,
    })
  }

  async generate(request: ImageRequest): Promise<ImageResult> {
    const parts = [
      request.prompt,
      request.style && `Style: ${request.style}.`,
      DIRECTIONS[request.index],
      SUFFIX,
    ]
    const enhancedPrompt = parts.filter(Boolean).join(' ')
    const answer = await this.ask(request, enhancedPrompt)
    const data = answer.data?.[0]?.b64_json
    // Some servers answer success without data where they refused.
    if (!data) throw designError('content_rejected', REFUSAL)
    return checked(Buffer.from(data, 'base64'), enhancedPrompt, answer.usage)
  }

  private async ask(request: ImageRequest, prompt: string, retry = true): Promise<OpenAI.ImagesResponse> {
    const body = {
      model: this.settings.model,
      prompt,
      n: 1,
      size: `${request.width}x${request.height}`,
      quality: this.settings.quality,
      output_format: 'png',
      background: 'opaque',
      moderation: 'auto',
      user: request.user,
    }
    try {
      // The SDK's types are older than the API: size and quality take more words than they list.
      return await this.client.images.generate(body as OpenAI.ImageGenerateParamsNonStreaming)
    } catch (error) {
      const wait = retry ? retryDelay(error) : null
      if (wait === null) throw translate(error)
      await new Promise((resolve) => setTimeout(resolve, wait))
      return this.ask(request, prompt, false)
    }
  }
}

/** How long to wait before the one more try, or null where another try would be paid twice or change nothing. */
function retryDelay(error: unknown): number | null {
  if (error instanceof APIConnectionTimeoutError) return null
  if (error instanceof InternalServerError || error instanceof APIConnectionError) return 500
  if (error instanceof RateLimitError && error.code !== 'insufficient_quota') {
    const seconds = Number(error.headers?.get('retry-after') ?? 2)
    const wait = (Number.isFinite(seconds) ? seconds : 2) * 1000
    return wait <= RETRY_AFTER_LIMIT_MS ? wait : null
  }
  return null
}

function translate(error: unknown): MedusaError {
  // A refusal in the middle of an answer has no status: its code says what it is.
  const refused =
    error instanceof APIError && ['moderation_blocked', 'content_policy_violation'].includes(error.code ?? '')
  if (refused) return designError('content_rejected', REFUSAL)
  if (error instanceof APIConnectionTimeoutError) {
    return designError('provider_unavailable', 'The picture took too long. Please try again.')
  }
  return designError(
    'provider_unavailable',
    'The image service can’t be reached just now. Please try again later.',
  )
}

/** Never trusts what came: decodes it, within limits, and makes the smaller views from what is really there. */
async function checked(bytes: Buffer, enhancedPrompt: string, usage: unknown): Promise<ImageResult> {
  if (bytes.length > MAX_BYTES)
    throw designError('provider_unavailable', 'The picture was too large. Please try again.')
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format, width, height } = await image.metadata()
    const [large, thumb] = await Promise.all([
      image.clone().webp({ quality: 88, effort: 2 }).toBuffer(),
      image.clone().resize(THUMB_WIDTH).webp({ quality: 82, effort: 2 }).toBuffer(),
    ])
    const spent = typeof usage === 'object' && usage !== null ? { ...usage } : null
    return {
      bytes,
      mime: `image/${format}`,
      width,
      height,
      large,
      thumb,
      enhancedPrompt,
      seed: null,
      plan: null,
      usage: spent,
    }
  } catch {
    throw designError('provider_unavailable', 'The picture arrived damaged. Please try again.')
  }
}
