/** A picture to start from: 'more like this', or a customer's own. */
export interface ReferencePicture {
  bytes: Buffer
  mime: string
  /** How it was made, where this provider made it (see {@link ImageResult}). */
  seed: string | null
  plan: string | null
  provider: string
}

/** One picture that a provider is asked for. */
export interface ImageRequest {
  prompt: string
  /** One of the contract's style ids, or empty. */
  style: string
  /** What shall not be in the picture, or empty. */
  keepOut: string
  /** Which of the variations: 0 to 3, each with another art direction. */
  index: number
  /** Another salt gives other pictures where the provider is deterministic. */
  salt: string
  width: number
  height: number
  /** The subject alone, on nothing. */
  transparent: boolean
  reference: ReferencePicture | null
  /** An opaque mark of the customer, for the provider's own abuse checks. */
  user: string
  /** Aborted when nobody waits for the picture any more. */
  signal: AbortSignal
}

/** What a provider tells while it draws. */
export interface ImageEvents {
  stage: (stage: 'sketching' | 'colouring' | 'finishing') => void
  /** A smaller or rougher picture on the way, WebP of about 360 x 600. */
  partial: (webp: Buffer, index: number) => void
}

export interface ImageResult {
  /** The provider's original bytes, kept unchanged. */
  bytes: Buffer
  mime: string
  width: number
  height: number
  /** WebP at the original's size and a small one. */
  large: Buffer
  thumb: Buffer
  /** The prompt as the provider was given it, or what the built-in artist understood and drew of it. */
  enhancedPrompt: string
  seed: string | null
  /** How the picture was made, for the records. */
  plan: string | null
  usage: Record<string, unknown> | null
  /** What it cost, in thousandths of a penny; 0 where drawing is free. */
  costMillipence: number
}

export interface ImageProvider {
  readonly id: 'embedded' | 'openai'
  /** Who drew it, in words for people. */
  readonly drawnBy: string
  /** The most that one such picture can cost, in thousandths of a penny: reserved before the call. */
  reserveMillipence(request: Pick<ImageRequest, 'width' | 'height' | 'reference'>): number
  /** @throws ProviderError */
  generate(request: ImageRequest, on: ImageEvents): Promise<ImageResult>
  /** Ends what it runs in the background. */
  stop(): Promise<void>
}
