import { PRODIGI_MODULE } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { troubleAt, type Trouble } from './accepts'

/** Asked for what every key that the shop can work with may look at. */
export const stripeTrouble = (): Promise<Trouble> =>
  troubleAt(
    `${env.stripe.apiBase ?? 'https://api.stripe.com'}/v1/checkout/sessions?limit=1`,
    env.stripe.apiKey,
  )

export const prodigiTrouble = (scope: MedusaContainer): Promise<Trouble> =>
  scope.resolve(PRODIGI_MODULE).trouble()
