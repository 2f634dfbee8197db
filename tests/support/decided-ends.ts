import { expect } from 'vitest'
import type { Copy } from './copies'
import { rows } from './database'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

const ENDS = `
  select a.order_id as id, a.status,
    (select count(*)::int from order_transaction t where t.order_id = a.order_id and t.reference = 'capture' and t.deleted_at is null) as booked,
    (select count(*)::int from capture c join payment p on p.id = c.payment_id
       join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
      where l.order_id = a.order_id and c.deleted_at is null) as captures
  from approval a where a.order_id = any($1)`
const UNDER_WAY = ['pending_admin_approval', 'processing', 'rejecting', 'cancelling']
interface End {
  id: string
  status: string
  booked: number
  captures: number
}

/** For each that is still under way, on a machine that has other things to do. */
const PATIENCE_MS = 3000

/** Waits until every copy is decided, and compares what each came to with Stripe's and Prodigi's ledgers. */
export async function endsOf(stack: Stack, copies: Copy[]): Promise<Map<string, string>> {
  const sandbox = sandboxClient(stack)
  const ids = copies.map(({ orderId }) => orderId)
  const ends = () => rows<End>(stack.databaseUrl, ENDS, [ids])
  const open = async () => (await ends()).filter(({ status }) => UNDER_WAY.includes(status)).length
  const timeout = 300_000 + (await open()) * PATIENCE_MS
  await expect.poll(open, { timeout, interval: 1000 }).toBe(0)
  const found = new Map((await ends()).map((end) => [end.id, end]))
  const intents = new Map(
    ((await sandbox.stripeState()).payment_intents ?? []).map((intent) => [intent.id, intent]),
  )
  const prints = await sandbox.printOrders()
  const wrong = copies.flatMap(({ orderId, intentId }) => {
    const end = found.get(orderId)
    const intent = intents.get(intentId)
    const printed = prints.filter(({ merchantReference }) => merchantReference === orderId).length
    const is = [end?.status, end?.booked, end?.captures, intent?.status, intent?.amount_received, printed]
    const taken = ['processed', 1, 1, 'succeeded', intent?.amount, 1]
    const released = [end?.status, 0, 0, 'canceled', 0, 0]
    const due = end?.status === 'processed' ? taken : released
    return JSON.stringify(is) === JSON.stringify(due) ? [] : [`${orderId}: ${is.join(', ')}`]
  })
  expect(wrong).toEqual([])
  expect(found.size).toBe(copies.length)
  return new Map([...found].map(([id, { status }]) => [id, status]))
}
