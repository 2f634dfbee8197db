import { logger } from '@medusajs/framework/logger'
import type { AiDesignsSettings } from '../modules/ai-designs/options'
import { Circuit } from './circuit'
import { EmbeddedProvider } from './embedded'
import type { ImageProvider } from './image-provider'
import { ModelWatch } from './model-watch'
import { OpenAiProvider } from './openai'

export interface ImageProviders {
  /** Who draws as a rule. */
  usual: ImageProvider
  /** The built-in artist, whom customers may choose while the usual one is down; the same where it is the rule. */
  artist: EmbeddedProvider
  /** One for each provider, round each of its calls: this process's count of its faults. */
  circuits: Record<ImageProvider['id'], Circuit>
  /** Over the provider's model; null where the artist draws. */
  modelWatch: ModelWatch | null
  stop(): Promise<void>
}

export function makeProviders(settings: AiDesignsSettings): ImageProviders {
  const artist = new EmbeddedProvider(settings.embeddedDelayMs)
  const openai = settings.provider === 'openai' ? new OpenAiProvider(settings) : null
  return {
    usual: openai ?? artist,
    artist,
    circuits: { embedded: new Circuit(), openai: new Circuit() },
    modelWatch:
      openai &&
      new ModelWatch(
        settings.model,
        () => openai.askForModel(),
        (sentence) => logger.warn(sentence),
      ),
    async stop() {
      await Promise.all([artist.stop(), openai?.stop()])
    },
  }
}
