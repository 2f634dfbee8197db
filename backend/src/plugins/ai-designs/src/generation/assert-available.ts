import type { MedusaContainer } from '@medusajs/framework/types'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { designError } from '../policy/design-error'
import { NO_LONGER, STORE_AWAY } from './rules'
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
