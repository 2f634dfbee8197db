import { addAddress, newShopper, type Shopper } from './actors'
import { caseMaker, type Line } from './cart-cases'
import { rows } from './database'
import { merchandiser } from './medusa-admin'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

export interface Buyer extends Shopper {
  make: Awaited<ReturnType<typeof caseMaker>>['make']
  line: Line
}

/** Somebody with an address and a case to buy. */
export async function newBuyer(backend: string): Promise<Buyer> {
  const shopper = await newShopper(backend)
  await addAddress(shopper.api)
  const { make, first } = await caseMaker(shopper.api)
  return { ...shopper, make, line: first }
}

/** What tests of discounts begin with: whoever makes them, and two who use them. */
export async function merchandiserAndBuyers(backend: string) {
  const [admin, ann, bob] = await Promise.all([merchandiser(backend), newBuyer(backend), newBuyer(backend)])
  return { admin, ann, bob }
}

export const quote = ({ api }: Buyer, items: Line[], promoCode?: string) =>
  api.must('quoteCart', { body: { items, promoCode } })
export const open = ({ api }: Buyer, items: Line[], promoCode?: string, expectedTotal?: number) =>
  api.call('createCheckoutSession', { body: { items, promoCode, expectedTotal } })
export const mustOpen = async (...args: Parameters<typeof open>) => {
  const answer = await open(...args)
  if (!answer.ok) throw new Error(answer.error)
  return answer.data
}

/** Buying in a test's shop, and what the database then says of the discount. */
export function till(stack: Stack) {
  const sandbox = sandboxClient(stack)
  return {
    sandbox,
    buy: async (buyer: Buyer, items: Line[], promoCode?: string) => {
      const session = await mustOpen(buyer, items, promoCode)
      await sandbox.pay(session.url)
      const { sessionId } = session
      const { orderId } = await buyer.api.must('processPayment', { body: { sessionId } })
      return { session, order: await buyer.api.must('getOrder', { params: { id: orderId } }), orderId }
    },
    adjustmentsOf: (orderId: string) =>
      rows<{ code: string | null; description: string | null; pence: number }>(
        stack.databaseUrl,
        `select a.code, a.description, round(a.amount * 100)::int as pence from order_line_item_adjustment a
         join order_item i on i.item_id = a.item_id where i.order_id = $1 and a.deleted_at is null order by a.amount desc`,
        [orderId],
      ),
  }
}
