import type { MedusaContainer } from '@medusajs/framework/types'
import { storeRest } from '../files/store-watch'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { nextDay, readSpending } from '../policy/budget'
import { designError } from '../policy/design-error'
import { clockTime } from '../policy/quota-sentence'
import type { ProviderFault } from '../providers/provider-error'
import { sizeOf } from './picture-request'
import { restRow } from './rests'
import { NO_LONGER, STORE_AWAY } from './rules'
import type { ProviderId } from './types'

const AWAY = 'The image service is not available at the moment.'
const INSTEAD = ' Our built-in artist can draw this now.'

export interface Availability {
  provider: ProviderId
  available: boolean
  /** Who could draw while it is not: a choice for the customer, never made for them. */
  alternative: 'embedded' | null
  /** The fault after which it has not drawn again, also where a trial is due. */
  fault: ProviderFault | null
  /** Until a trial is due; 0 where it is, or where it is well. */
  retryAfterMs: number
}

/** How a provider does, whichever process met its faults. */
export async function availabilityOf(
  container: MedusaContainer,
  provider: ProviderId,
): Promise<Availability> {
  const rest = await restRow(container, provider).read()
  const available = !rest || (rest.leftMs === 0 && !rest.tried)
  return {
    provider,
    available,
    alternative: provider === 'embedded' || available ? null : 'embedded',
    fault: rest?.reason ?? null,
    retryAfterMs: rest?.leftMs ?? 0,
  }
}

const secondsOf = (ms: number): number => Math.max(1, ms / 1000)

/** @throws DesignError provider_unavailable, with who could draw instead */
export async function assertAvailable(container: MedusaContainer, provider: ProviderId): Promise<void> {
  const { usual, artist } = container.resolve(AI_DESIGNS_MODULE).providers
  if (provider !== usual.id && provider !== artist.id)
    throw designError('provider_unavailable', NO_LONGER, { data: { provider, alternative: null } })
  // What can't be kept is not paid for; nobody else's picture could be kept either.
  const store = provider === 'embedded' ? null : await storeRest(container).read()
  if (store && store.leftMs > 0)
    throw designError('provider_unavailable', STORE_AWAY, {
      data: { provider, alternative: null },
      retryAfterSeconds: secondsOf(store.leftMs),
    })
  const { available, alternative, retryAfterMs } = await availabilityOf(container, provider)
  if (available) return
  throw designError(
    'provider_unavailable',
    alternative ? AWAY + INSTEAD : `${AWAY} Please try again later.`,
    { data: { provider, alternative }, retryAfterSeconds: secondsOf(retryAfterMs) },
  )
}

/**
 * Whether the day's money pays for one more picture. What is put aside for pictures under way may come back, and refuses nobody here.
 * @throws DesignError provider_unavailable, with who draws for nothing
 */
export async function assertAffordable(
  container: MedusaContainer,
  id: ProviderId,
  now = new Date(),
): Promise<void> {
  const { providers, settings } = container.resolve(AI_DESIGNS_MODULE)
  const provider = id === providers.usual.id ? providers.usual : providers.artist
  const most = provider.reserveMillipence({ ...sizeOf(settings), reference: null })
  if (most <= 0) return
  const { spentMillipence, budgetMillipence } = await readSpending(container)
  if (spentMillipence + most <= budgetMillipence) return
  const renewed = nextDay(now)
  const sentence = `We have drawn all we can for now. The next one is ready ${clockTime(renewed, now)}.`
  throw designError('provider_unavailable', sentence, {
    data: { provider: id, alternative: 'embedded' },
    retryAfterSeconds: (renewed.getTime() - now.getTime()) / 1000,
  })
}
