import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { designError, type DesignError } from './design-error'
import type { QuotaSubject } from './quota'
import type { Refusal } from './refusal'
import { asOne, type PolicyClass, type PromptText } from './verdict'

/** `provider`: whoever draws would not, or drew what did not pass; neither says of which class that is. */
type RefusedClass = PolicyClass | 'provider'
type Who = Pick<QuotaSubject, 'owner' | 'addressHash'>

/**
 * Keeps that something was refused: its class, and when. Refusals on end lower the quota. The words themselves
 * are kept only where children are concerned; of everybody else's the shop wants to know nothing.
 */
export async function noteRefused(
  container: MedusaContainer,
  who: Who,
  found: RefusedClass,
  text: PromptText,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(
    `insert into generation_refusal (id, owner_customer_id, guest_key_hash, address_hash, class, prompt)
     values (:id, :customer, :guest, :address, :class, :prompt)`,
    {
      id: generateEntityId(undefined, 'genref'),
      customer: who.owner.customerId ?? null,
      guest: who.owner.customerId ? null : (who.owner.guestKeyHash ?? null),
      address: who.addressHash,
      class: found,
      prompt: found === 'minors' ? asOne(text) : null,
    },
  )
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`ai-designs: a prompt was refused (${found})`)
}

/** The same of what the shop itself refuses. @returns the error to throw */
export async function recordRefusal(
  container: MedusaContainer,
  who: Who,
  { class: found, sentence, rewrites }: Refusal,
  text: PromptText,
): Promise<DesignError> {
  await noteRefused(container, who, found, text)
  return designError('content_rejected', sentence, { data: { rewrites } })
}
