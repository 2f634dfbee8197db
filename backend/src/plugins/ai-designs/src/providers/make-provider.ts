import type { AiDesignsSettings } from '../modules/ai-designs/options'
import { EmbeddedProvider } from './embedded'
import type { ImageProvider } from './image-provider'
import { OpenAiProvider } from './openai'

export function makeProvider(settings: AiDesignsSettings): ImageProvider {
  return settings.provider === 'openai' ? new OpenAiProvider(settings) : new EmbeddedProvider()
}
