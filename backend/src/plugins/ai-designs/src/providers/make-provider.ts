import type { AiDesignsSettings } from '../modules/ai-designs/options'
import { Circuit } from './circuit'
import { EmbeddedProvider } from './embedded'
import type { ImageProvider } from './image-provider'
import { OpenAiProvider } from './openai'

export interface ImageProviders {
  /** Who draws as a rule. */
  usual: ImageProvider
  /** The built-in artist, whom customers may choose while the usual one is down; the same where it is the rule. */
  artist: ImageProvider
  /** One for each provider, round each of its calls. */
  circuits: Record<ImageProvider['id'], Circuit>
  stop(): Promise<void>
}

export function makeProviders(settings: AiDesignsSettings): ImageProviders {
  const artist = new EmbeddedProvider()
  const usual = settings.provider === 'openai' ? new OpenAiProvider(settings) : artist
  return {
    usual,
    artist,
    circuits: { embedded: new Circuit(), openai: new Circuit() },
    async stop() {
      await Promise.all([...new Set<ImageProvider>([usual, artist])].map((provider) => provider.stop()))
    },
  }
}

export const makeProvider = (settings: AiDesignsSettings): ImageProvider => makeProviders(settings).usual
