import pg from 'pg'
import { z } from 'zod'
import { orderGraph, quoted } from '../bench/order-graph'
import { ApiClient } from './api-client'
import type { OpenCheckout } from './checkout'
import { eachOf } from './crowd'
import { claimsOf, HS256, signed } from './forged-tokens'
import { checkoutRow } from './judge'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

/** A purchase as another customer made it, down to Stripe's page and payment. */
export interface Copy {
  checkoutId: string
  sessionId: string
  url: string
  /** '' while nothing was paid. */
  intentId: string
  /** '' where the pattern has no order. */
  orderId: string
  email: string
  /** The copied customer, signed in. */
  api: ApiClient
}

const ENDING = 5
/** What PostgreSQL gives each row for itself. */
const NUMBERED: Record<string, string> = {
  'order."display_id"': `nextval(pg_get_serial_sequence('"order"', 'display_id'))`,
}
const requests = z.object({
  requests: z.array(z.object({ body: z.unknown(), status: z.number().nullable() })),
})
const session = z.object({ id: z.string(), url: z.string() })
const paid = z.object({ payment_intent: z.string() })

/** What the shop sent to Stripe when it opened a checkout's page. */
async function pageAskedFor(stack: Stack, checkoutId: string): Promise<Record<string, string>> {
  const path = '/_sandbox/requests?operation=checkout.sessions.create'
  const answer = await fetch(`${stack.sandbox.stripe}${path}`)
  const asked = requests.parse(await answer.json()).requests
  const mine = asked.find(({ body, status }) => status === 200 && JSON.stringify(body).includes(checkoutId))
  if (!mine) throw new Error(`No page was asked for by ${checkoutId}`)
  return z.record(z.string(), z.string()).parse(mine.body)
}

/** What was read from JSON, written in other words. */
const rewritten = <T extends object>(value: T, renamed: (text: string) => string): T =>
  JSON.parse(renamed(JSON.stringify(value))) as T

/** Puts one text for each of several others, wherever they stand. */
function renamer(names: Map<string, string>) {
  const any = new RegExp(
    [...names.keys()]
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
    'g',
  )
  return (text: string) => text.replace(any, (name) => names.get(name) ?? name)
}

/**
 * So many copies of a purchase that the shop itself has made: every row that belongs to it, its customer's too, in whichever table,
 * and at Stripe a page of its own, paid and captured where the pattern is. Made one by one a thousand take an hour.
 * @param more tells how Stripe's part goes on after the payment
 */
export async function copiesOf(
  stack: Stack,
  pattern: OpenCheckout & { orderId?: string },
  count: number,
  { pay, capture = false }: { pay: boolean; capture?: boolean },
): Promise<Copy[]> {
  const { id: checkoutId, payment_intent_id: intentId } = await checkoutRow(stack, pattern.sessionId)
  const { email, api } = pattern.shopper
  const form = await pageAskedFor(stack, checkoutId)
  const { askStripe, pay: press } = sandboxClient(stack)
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    // As of one moment: a row that a job adds in between would have a name that nothing renames.
    await client.query('begin isolation level repeatable read')
    const { ids, tables } = await orderGraph(client, pattern.orderId ?? checkoutId)
    const patterns = []
    for (const table of tables) {
      const found = await client.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${quoted(table.name)} t
         where ${table.ids.map((key) => `${quoted(key)} = any($1)`).join(' or ')}`,
        [ids],
      )
      patterns.push({ ...table, rows: found.rows.map(({ row }) => row) })
    }
    await client.query('commit')
    const copies = await eachOf([...Array(count).keys()], async (at) => {
      const ending = at.toString(36).toUpperCase().padStart(ENDING, '0')
      const names = new Map(ids.map((id) => [id, id.slice(0, -ENDING) + ending]))
      names.set(email, `${ending.toLowerCase()}-${email}`)
      const page = session.parse(await askStripe('checkout/sessions', rewritten(form, renamer(names))))
      names.set(pattern.sessionId, page.id)
      const copy = { sessionId: page.id, url: page.url, intentId: '' }
      if (pay) {
        const answer = await press(page.url)
        if (answer.status !== 303) throw new Error(`The payment page answered ${answer.status}`)
        copy.intentId = paid.parse(await askStripe(`checkout/sessions/${page.id}`)).payment_intent
        if (intentId) names.set(intentId, copy.intentId)
        if (capture) await askStripe(`payment_intents/${copy.intentId}/capture`, {})
      }
      const renamed = renamer(names)
      const customer = new ApiClient(stack.backend)
      customer.token = signed(HS256, rewritten(claimsOf(api.token ?? ''), renamed))
      return {
        ...copy,
        renamed,
        ending,
        checkoutId: renamed(checkoutId),
        orderId: renamed(pattern.orderId ?? ''),
        email: renamed(email),
        api: customer,
      }
    })
    await client.query('begin')
    // Rows come with all that they point to.
    await client.query('set local session_replication_role = replica')
    for (const { name, columns, unique, rows } of patterns) {
      const own = copies.flatMap(({ renamed, ending }) =>
        rows.map((row) => {
          const copied = rewritten(row, renamed)
          for (const column of unique)
            if (typeof row[column] === 'string' && copied[column] === row[column])
              copied[column] = `${row[column]}~${ending}`
          return copied
        }),
      )
      const list = columns.map((column) => quoted(column.name))
      const given = list.map((column) => NUMBERED[`${name}.${column}`] ?? column)
      await client.query(
        `insert into ${quoted(name)} (${list.join(', ')})
         select ${given.join(', ')} from jsonb_populate_recordset(null::${quoted(name)}, $1::jsonb)`,
        [JSON.stringify(own)],
      )
    }
    await client.query('commit')
    return copies.map(({ renamed: _renamed, ending: _ending, ...copy }) => copy)
  } finally {
    await client.end()
  }
}
