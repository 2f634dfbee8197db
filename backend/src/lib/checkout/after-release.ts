import { enqueueMailWorkflow } from '@caseloom/mail'
import { toPounds, type AfterRelease } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { SHOP } from '../orders/cancellation'

/** What follows a payment that was given back without an order: its customer is told. One key, so one mail. */
export const afterRelease =
  (container: MedusaContainer): AfterRelease =>
  async ({ id, snapshot, paid_pence, subtotal_pence, discount_pence, decided_by }, { money, lost }) => {
    await enqueueMailWorkflow(container).run({
      input: {
        dedupeKey: `payment-returned:${id}`,
        to: snapshot.email,
        template: 'payment-returned',
        data: {
          name: snapshot.address.first_name,
          amount: toPounds(paid_pence ?? subtotal_pence - discount_pence),
          money,
          refunded: toPounds(lost),
          lapsed: decided_by === SHOP,
        },
      },
    })
  }
