import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { tellOfAdministrators } from '../lib/accounts/administrators'

/** Somebody joined or left a customer group, here or in Medusa's admin. */
export default async function tellOfChangedAdministrators({ container }: SubscriberArgs) {
  await tellOfAdministrators(container)
}

export const config: SubscriberConfig = {
  event: [
    'customer.customer-group-customer.created',
    'customer.customer-group-customer.deleted',
    'customer.customer-group.updated',
    'customer.customer-group.deleted',
    'customer.customer-group.restored',
  ],
}
