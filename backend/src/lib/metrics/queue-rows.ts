import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import { DOUBTED } from '../orders/doubted'
import { HELD_UP } from '../orders/held-up'

export interface QueueRow {
  queue: string
  state: string
  rows: number
  /** Of the one that has waited longest. */
  oldest_seconds: number
}

/** Every state that is told, so that an empty queue says 0 instead of falling silent. */
const STATES: Record<string, string[]> = {
  stripe_inbox: ['received', 'retrying'],
  mail_outbox: ['queued', 'retrying', 'failed'],
  generation: ['queued', 'drawing'],
  approvals: [
    'pending_admin_approval',
    'adjustment_requested',
    'processing',
    'rejecting',
    'cancelling',
    'fulfillment_failed',
  ],
  approval_tasks: ['pending', 'running'],
  prints: ['held_up'],
  payments: ['doubted'],
  checkouts: ['paid', 'parked', 'releasing'],
}

const list = (queue: string) => (STATES[queue] ?? []).map((state) => `'${state}'`).join(', ')
const RETRYING = `case when state in ('received', 'queued') and attempts > 1 then 'retrying' else state end`

/** What was given up or rejected needs no print. */
const STANDS = `exists (select 1 from approval a where a.order_id = s.order_id and a.status = 'processed')`

/** When a bank first said of the payment of an approval `a` what is open still. */
const DOUBTED_SINCE = `(select min(d.opened_at) from payment_dispute d join checkout c on c.id = d.checkout_id
       where c.order_id = a.order_id and d.closed_at is null and d.deleted_at is null)`

/** Of a queue: how many rows of each state there are, and for how long the oldest has been there. */
const part = (queue: string, state: string, table: string, since: string, where: string) =>
  `select '${queue}' as queue, ${state} as state, count(*)::int as rows,
     greatest(0, extract(epoch from now() - min(${since})))::float8 as oldest_seconds
   from ${table} where deleted_at is null and ${where} group by 2`

/** One statement; each part reads the index of its open rows, never what is done. */
const STATEMENT = [
  part('stripe_inbox', RETRYING, 'webhook_inbox', 'created_at', `state = 'received'`),
  part('mail_outbox', RETRYING, 'mail_message', 'created_at', `state in ('queued', 'failed')`),
  part('generation', 'status', 'generation_variation', 'created_at', `status in (${list('generation')})`),
  part('approvals', 'status', 'approval', 'updated_at', `status in (${list('approvals')})`),
  part('approval_tasks', 'state', 'approval_task', 'created_at', `state in (${list('approval_tasks')})`),
  part('prints', `'held_up'`, 'prodigi_submission s', 'submitted_at', `${HELD_UP} and ${STANDS}`),
  part('payments', `'doubted'`, 'approval a', DOUBTED_SINCE, DOUBTED),
  part(
    'checkouts',
    'state',
    'checkout',
    'coalesce(parked_at, paid_at, updated_at)',
    `state in ('paid', 'releasing')`,
  ),
  part('checkouts', 'state', 'checkout', 'parked_at', `parked_at is not null and state = 'parked'`),
  `select 'jobs' as queue, 'heartbeat' as state, count(*)::int as rows,
     extract(epoch from now() - max(beat_at))::float8 as oldest_seconds
   from job_heartbeat where deleted_at is null having count(*) > 0`,
].join('\nunion all\n')

/** What waits in the shop's queues, with a row for each state. */
export async function readQueues(scope: MedusaContainer): Promise<QueueRow[]> {
  const found = await query(scope)<QueueRow>(STATEMENT)
  const empty = Object.entries(STATES).flatMap(([queue, states]) =>
    states
      .filter((state) => !found.some((row) => row.queue === queue && row.state === state))
      .map((state) => ({ queue, state, rows: 0, oldest_seconds: 0 })),
  )
  return [...found, ...empty]
}
