/** One picture that a provider is asked for. */
export interface ImageRequest {
  prompt: string
  style: string
  /** Which of the variations: 0 to 3, each with another art direction. */
  index: number
  /** Another salt gives other pictures where the provider is deterministic. */
  salt: string
  width: number
  height: number
  /** An opaque mark of the customer, for the provider's own abuse checks. */
  user: string
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
  /** The prompt as the provider was given it. */
  enhancedPrompt: string
  seed: string | null
  /** How the picture was made, for the records. */
  plan: string | null
  usage: Record<string, unknown> | null
}

export interface ImageProvider {
  readonly id: string
  /** Who drew it, in words for people. */
  readonly drawnBy: string
  /** @throws MedusaError with code `content_rejected` or `provider_unavailable` */
  generate(request: ImageRequest): Promise<ImageResult>
}
