import type { MedusaContainer } from '@medusajs/framework/types'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { readSpending } from '../policy/budget'
import { designError } from '../policy/design-error'
import { sizeOf } from './picture-request'
import { NO_LONGER, SPENT, STORE_AWAY } from './rules'
import type { ProviderId } from './types'

const AWAY = 'The image service is not available at the moment.'
const INSTEAD = ' Our built-in artist can draw this now.'

export interface Availability {
  provider: ProviderId
  available: boolean
  /** Who could draw while it is not: a choice for the customer, never made for them. */
  alternative: 'embedded' | null
  retryAt: Date | null
}

export function availabilityOf(container: MedusaContainer, provider: ProviderId): Availability {
  const { available, retryAt } = container.resolve(AI_DESIGNS_MODULE).providers.circuits[provider].state()
  return {
    provider,
    available,
    retryAt,
    alternative: provider === 'embedded' || available ? null : 'embedded',
  }
}

const secondsTo = (moment: Date | null): number =>
  moment ? Math.max(1, (moment.getTime() - Date.now()) / 1000) : 30

/** @throws DesignError provider_unavailable, with who could draw instead */
export function assertAvailable(container: MedusaContainer, provider: ProviderId): void {
  const { storeWatch, providers } = container.resolve(AI_DESIGNS_MODULE)
  const { usual, artist } = providers
  if (provider !== usual.id && provider !== artist.id)
    throw designError('provider_unavailable', NO_LONGER, { data: { provider, alternative: null } })
  // What can't be kept is not paid for; nobody else's picture could be kept either.
  if (provider !== 'embedded' && storeWatch.isResting())
    throw designError('provider_unavailable', STORE_AWAY, {
      data: { provider, alternative: null },
      retryAfterSeconds: secondsTo(storeWatch.retryAt()),
    })
  const { available, alternative, retryAt } = availabilityOf(container, provider)
  if (available) return
  throw designError(
    'provider_unavailable',
    alternative ? AWAY + INSTEAD : `${AWAY} Please try again later.`,
    { data: { provider, alternative }, retryAfterSeconds: secondsTo(retryAt) },
  )
}

const secondsToTomorrow = (now = new Date()): number =>
  (Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1) - now.getTime()) / 1000

/**
 * Whether the day's money pays for one more picture. What is put aside for pictures under way may come back, and refuses nobody here.
 * @throws DesignError provider_unavailable, with who draws for nothing
 */
export async function assertAffordable(container: MedusaContainer, id: ProviderId): Promise<void> {
  const { providers, settings } = container.resolve(AI_DESIGNS_MODULE)
  const provider = id === providers.usual.id ? providers.usual : providers.artist
  const most = provider.reserveMillipence({ ...sizeOf(settings), reference: null })
  if (most <= 0) return
  const { spentMillipence, budgetMillipence } = await readSpending(container)
  if (spentMillipence + most <= budgetMillipence) return
  throw designError('provider_unavailable', SPENT, {
    data: { provider: id, alternative: 'embedded' },
    retryAfterSeconds: secondsToTomorrow(),
  })
}
