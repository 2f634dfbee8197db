import type { ApprovalStatus } from '@caseloom/order-approval'
import type { PrintStatus } from '@caseloom/prodigi'
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../../database/sql'
import { failure } from '../../http/fail'

/** SQL: the order that something of Medusa's belongs to, by that thing's id. */
const ORDER_OF = {
  order: 'select ?::text',
  line: 'select order_id from order_item where item_id = ?',
  payment: `select l.order_id from payment p join order_payment_collection l
      on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null where p.id = ?`,
  fulfillment: 'select order_id from order_fulfillment where fulfillment_id = ? and deleted_at is null',
  claim: 'select order_id from order_claim where id = ?',
  exchange: 'select order_id from order_exchange where id = ?',
  return: 'select order_id from "return" where id = ?',
}
export type Thing = keyof typeof ORDER_OF

interface Found {
  orderId: string
  approval: ApprovalStatus | null
  printId: string | null
  print: PrintStatus | null
}
/** What is asked for in Medusa's admin, and of which order of the shop. */
export interface Asked extends Found {
  scope: MedusaContainer
  /** Of the thing that the address names. */
  id: string
  body: Record<string, unknown>
}
/** Why it is not done, in a sentence that says the right way to go; null where nothing is against it. */
export type Rule = (asked: Asked) => string | null | Promise<string | null>

/** Only what a checkout led to is an order of the shop: a merchandiser's own are Medusa's alone. */
const ofShop = (thing: Thing) =>
  `select c.order_id as "orderId", a.status as approval, s.prodigi_order_id as "printId", s.status as print
     from checkout c
     left join approval a on a.order_id = c.order_id and a.deleted_at is null
     left join prodigi_submission s on s.order_id = c.order_id and s.deleted_at is null
    where c.order_id in (${ORDER_OF[thing]}) and c.deleted_at is null limit 1`

/** Keeps Medusa's admin from doing to an order of the shop what a rule is against; `of` is how the address names the thing. */
export const refuse =
  (thing: Thing, rule: Rule, of = 'id') =>
  async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    const id = req.params[of] ?? ''
    const [found] = await query(req.scope)<Found>(ofShop(thing), [id])
    const body = (req.validatedBody ?? {}) as Record<string, unknown>
    const why = found ? await rule({ ...found, scope: req.scope, id, body }) : null
    next(why === null ? undefined : failure('conflict', why))
  }
