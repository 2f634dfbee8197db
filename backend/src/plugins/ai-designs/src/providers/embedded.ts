import { ArtistProcess } from '../artist/artist-process'
import { ARTIST_VERSION } from '../artist/plan'
import { designError } from '../policy/design-error'
import type { ImageProvider, ImageRequest, ImageResult } from './image-provider'

/** The artist inside: draws from the prompt's words, needs no key and no network. */
export class EmbeddedProvider implements ImageProvider {
  readonly id = 'embedded'
  readonly drawnBy = 'our built-in artist'
  private readonly artist = new ArtistProcess()

  async generate(request: ImageRequest): Promise<ImageResult> {
    const { prompt, salt, style, index, width, height } = request
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
      }
    } catch {
      throw designError('provider_unavailable', 'Our artist could not finish this picture. Please try again.')
    }
  }

  stop(): void {
    this.artist.stop()
  }
}
