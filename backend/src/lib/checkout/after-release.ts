import { enqueueMailWorkflow } from '@caseloom/mail'
import { fromMinor, type AfterRelease } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { SHOP } from '../orders/cancellation'
import { sumPaid } from './sum-paid'

/** What follows a payment that was given back without an order: its customer is told. One key, so one mail. */
export const afterRelease =
  (container: MedusaContainer): AfterRelease =>
  async (row, { money, lost }) => {
    const { id, snapshot, decided_by } = row
    const paid = sumPaid(row)
    await enqueueMailWorkflow(container).run({
      input: {
        dedupeKey: `payment-returned:${id}`,
        to: snapshot.email,
        template: 'payment-returned',
        data: {
          name: snapshot.address.first_name,
          ...paid,
          money,
          refunded: fromMinor(lost, paid.currency),
          lapsed: decided_by === SHOP,
        },
      },
    })
  }
