import { availableParallelism } from 'node:os'
import type { AiDesignsSettings } from '../modules/ai-designs/options'

/** What a paid provider's smallest tier bears. */
const OF_A_PROVIDER = 4

/** Pictures of this provider that are drawn at the same time. The built-in artist leaves a core to the shop. */
export function atOnce(
  { provider: usual, concurrency }: Pick<AiDesignsSettings, 'provider' | 'concurrency'>,
  provider: string,
): number {
  if (concurrency !== undefined && provider === usual) return concurrency
  return provider === 'openai' ? OF_A_PROVIDER : Math.max(1, availableParallelism() - 1)
}
