import { setTimeout as wait } from 'node:timers/promises'
import { ArtistPool } from '../artist/artist-pool'
import type { Reference } from '../artist/likeness'
import type { PictureRequest } from '../artist/picture'
import { ARTIST_VERSION } from '../artist/plan'
import type {
  ImageEvents,
  ImageProvider,
  ImageRequest,
  ImageResult,
  ReferencePicture,
} from './image-provider'
import { ProviderError } from './provider-error'

/** How the delay for demonstrations is shared out: before the first partial, before the colours, before the end. */
const SHARES = { sketching: 0.3, colouring: 0.5, finishing: 0.2 } as const

/** The artist inside: draws from the prompt's words, needs no key and no network. */
export class EmbeddedProvider implements ImageProvider {
  readonly id = 'embedded'
  readonly drawnBy = 'our built-in artist'
  private readonly artist = new ArtistPool()

  /** @param delayMs slows every picture, to show and to test how waiting looks */
  constructor(private readonly delayMs = 0) {}

  /** Starts the process that draws, so that the first customer need not wait for it. */
  warm(): void {
    this.artist.warm()
  }

  reserveMillipence(): number {
    return 0
  }

  async generate(request: ImageRequest, on: ImageEvents): Promise<ImageResult> {
    const { width, height, signal } = request
    try {
      if (this.delayMs > 0) on.stage('sketching')
      await this.pause('sketching', signal)
      const drawn = await this.artist.draw(
        pictureOf(request),
        {
          stage: (stage) => {
            if (this.delayMs === 0 || stage === 'colouring') on.stage(stage)
          },
          partial: (webp) => on.partial(webp, 0),
        },
        signal,
      )
      await this.pause('colouring', signal)
      if (this.delayMs > 0) on.stage('finishing')
      await this.pause('finishing', signal)
      return {
        bytes: drawn.png,
        mime: 'image/png',
        width,
        height,
        large: drawn.large,
        thumb: drawn.thumb,
        enhancedPrompt: drawn.described,
        seed: drawn.seed,
        plan: `v${ARTIST_VERSION}/${drawn.plan}`,
        usage: null,
        costMillipence: 0,
      }
    } catch (cause) {
      if (signal.aborted) throw new ProviderError('aborted', 'Nobody waits for this picture', { cause })
      throw new ProviderError('unavailable', 'The artist could not finish this picture', { cause })
    }
  }

  stop(): Promise<void> {
    this.artist.stop()
    return Promise.resolve()
  }

  private async pause(stage: keyof typeof SHARES, signal: AbortSignal): Promise<void> {
    if (this.delayMs > 0) await wait(this.delayMs * SHARES[stage], undefined, { signal })
  }
}

function pictureOf(request: ImageRequest): PictureRequest {
  const { prompt, salt, style, keepOut, transparent, index, width, height, reference } = request
  return {
    prompt,
    salt,
    style,
    keepOut,
    transparent,
    index,
    width,
    height,
    reference: referenceOf(reference),
  }
}

/** Of its own pictures the artist needs the plan alone; of others the pixels. */
function referenceOf(reference: ReferencePicture | null): Reference | null {
  if (!reference) return null
  const own = reference.provider === 'embedded' && reference.plan !== null
  return {
    bytes: own ? new Uint8Array() : reference.bytes,
    plan: own ? reference.plan : null,
    seed: reference.seed,
  }
}
