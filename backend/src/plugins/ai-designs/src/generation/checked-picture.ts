import type { MedusaContainer } from '@medusajs/framework/types'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { moderatePicture } from '../policy/moderate'
import type { ModerationFlag } from '../policy/verdict'
import type { ImageResult } from '../providers/image-provider'
import { ProviderError } from '../providers/provider-error'
import type { TakenSlot } from './take-slot'

/** Looks at a provider's picture before anybody sees it. The built-in artist has nothing to hide. @throws ProviderError unfit */
export async function checkedPicture(
  container: MedusaContainer,
  { provider }: TakenSlot,
  { large }: ImageResult,
): Promise<ModerationFlag[]> {
  if (provider === 'embedded') return []
  const found = await moderatePicture(container.resolve(AI_DESIGNS_MODULE).settings, large)
  if (found === 'refuse') throw new ProviderError('unfit', 'The finished picture did not pass our checks')
  return found
}
