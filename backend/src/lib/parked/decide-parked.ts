import type { ParkedCheckout } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { decideParkedWorkflow, type DecideParkedInput } from '../../workflows/checkout/decide-parked'
import { assertSettled } from './assert-settled'
import { readParked } from './list-parked'

/** Carries out what a person makes of a parked payment, and answers how it stands then. @throws failure `not_found`, `conflict`, `provider_unavailable` */
export async function decideParked(
  scope: MedusaContainer,
  input: DecideParkedInput,
): Promise<ParkedCheckout> {
  if (input.action === 'dismiss') await assertSettled(scope, input.checkoutId)
  await decideParkedWorkflow(scope).run({ input })
  return readParked(scope, input.checkoutId)
}
