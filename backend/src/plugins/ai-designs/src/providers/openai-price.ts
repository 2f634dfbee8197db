import type { ImageRequest } from './image-provider'

/** US dollars for a million tokens. */
export interface TokenPrices {
  textIn: number
  imageIn: number
  imageOut: number
}
interface Pricing {
  prices: TokenPrices
  /** Output tokens of a picture of 1024 x 1024, by quality. */
  tokens: Record<string, number>
}

const PRICES: TokenPrices = { textIn: 5, imageIn: 8, imageOut: 30 }
const TOKENS = { low: 196, medium: 439, high: 1756, xhigh: 3122, max: 7024 }
const FREE: TokenPrices = { textIn: 0, imageIn: 0, imageOut: 0 }

/** By the beginning of a model's name, the longest first. State: November 2026; `prices` in the options overrides. */
const MODELS: readonly [prefix: string, pricing: Pricing][] = [
  // Low and medium use up to four times the tokens of 2.5.
  ['gpt-image-2.6', { prices: PRICES, tokens: { ...TOKENS, low: 784, medium: 1756, high: 3512 } }],
  ['gpt-image-', { prices: PRICES, tokens: TOKENS }],
]

const PARTIAL_TOKENS = 100
/** A prompt with our own words is about 300 tokens. */
const TEXT_TOKENS = 1000
/** What one reference picture is read as, at most. */
const REFERENCE_TOKENS = 7000
/** Tokens are told for one size only and scaled by area, so the guess gets some room. */
const ROOM = 1.2
const SQUARE = 1024 * 1024
const MILLIPENCE_IN_A_POUND = 100_000

export interface PriceSettings {
  model: string
  quality: string
  baseUrl?: string | undefined
  prices?: TokenPrices | undefined
  poundsPerDollar: number
}

export interface TokenUsage {
  textIn: number
  imageIn: number
  imageOut: number
}

/** A server of one's own costs nothing by the picture unless prices are given. */
function pricing({ model, baseUrl, prices }: PriceSettings): Pricing {
  const known = MODELS.find(([prefix]) => model.startsWith(prefix))?.[1]
  const elsewhere = baseUrl && new URL(baseUrl).hostname !== 'api.openai.com'
  const base = known ?? { prices: elsewhere ? FREE : PRICES, tokens: TOKENS }
  return prices ? { ...base, prices } : base
}

/** What was used, in thousandths of a penny, rounded up. */
export function costOf(settings: PriceSettings, { textIn, imageIn, imageOut }: TokenUsage): number {
  const { prices } = pricing(settings)
  const dollars = (textIn * prices.textIn + imageIn * prices.imageIn + imageOut * prices.imageOut) / 1e6
  const exact = dollars * settings.poundsPerDollar * MILLIPENCE_IN_A_POUND
  // What binary fractions add is not billed.
  return Math.max(0, Math.ceil(exact - 1e-6))
}

/** The most that one picture can cost, in thousandths of a penny. */
export function mostOf(
  settings: PriceSettings,
  request: Pick<ImageRequest, 'width' | 'height' | 'reference'>,
  partials: number,
): number {
  const { tokens } = pricing(settings)
  const perSquare = tokens[settings.quality] ?? Math.max(...Object.values(tokens))
  const drawn = (perSquare * request.width * request.height) / SQUARE
  return costOf(settings, {
    textIn: TEXT_TOKENS,
    imageIn: request.reference ? REFERENCE_TOKENS : 0,
    imageOut: drawn * ROOM + partials * PARTIAL_TOKENS,
  })
}
