import { ArtistProcess } from '../artist/artist-process'
import { ARTIST_VERSION } from '../artist/plan'
import type { ImageEvents, ImageProvider, ImageRequest, ImageResult } from './image-provider'
import { ProviderError } from './provider-error'

/** The artist inside: draws from the prompt's words, needs no key and no network. */
export class EmbeddedProvider implements ImageProvider {
  readonly id = 'embedded'
  readonly drawnBy = 'our built-in artist'
  private readonly artist = new ArtistProcess()

  reserveMillipence(): number {
    return 0
  }

  async generate(request: ImageRequest, on: ImageEvents): Promise<ImageResult> {
    const { prompt, salt, style, index, width, height, signal } = request
    if (signal.aborted) throw new ProviderError('aborted', 'Nobody waits for this picture')
    on.stage('sketching')
    try {
      const drawn = await this.artist.draw({ prompt, salt, style, index, width, height })
      return {
        bytes: drawn.png,
        mime: 'image/png',
        width,
        height,
        large: drawn.large,
        thumb: drawn.thumb,
        enhancedPrompt: prompt,
        seed: drawn.seed,
        plan: `v${ARTIST_VERSION}/${drawn.plan}`,
        usage: null,
        costMillipence: 0,
      }
    } catch (cause) {
      throw new ProviderError('unavailable', 'The artist could not finish this picture', { cause })
    }
  }

  stop(): Promise<void> {
    this.artist.stop()
    return Promise.resolve()
  }
}
