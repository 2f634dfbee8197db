import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator, guest } from '../support/actors'
import { askForChange, endTheTimeOf, hashesOf, linkToChange, tokensOf } from '../support/adjustment'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { type FailPoint } from '../support/crash'
import { rows } from '../support/database'
import { checkoutRow, judge, PROCESSED, WAITING, type Verdict } from '../support/judge'
import { mailsAboutText, moneyOfOrder, printsOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'
import { sharedDeath } from '../support/shared-death'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)
const SOON = { timeout: 40_000, interval: 250 }
/** The jobs of the shop run every few seconds here; what they start takes some more. */
const A_JOB_LATER = { timeout: 110_000, interval: 1000 }

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(backend)
})
type Placed = Awaited<ReturnType<typeof placedOrder>>
const at = ({ orderId }: Placed) => ({ params: { id: orderId } })

/** A mail that is under way when its process dies goes out again: none is, from here on. */
async function told(placed: Placed, part: Partial<Verdict>) {
  await expect.poll(() => judge(stack, placed), SOON).toEqual({ ...WAITING, ...part })
  return placed
}
const confirmedOrder = async () => told(await placedOrder(stack), {})
const ASKED = {
  approvals: ['adjustment_requested'],
  mails: ['order-adjust', 'order-confirmation', 'welcome'],
  inbox: 3,
}
const CHANGED = {
  approvals: ['pending_admin_approval'],
  mails: ['order-adjust', 'order-adjusted', 'order-confirmation', 'welcome'],
  inbox: 4,
}

/** What must be the same after the change as before it: whose payment, and since when the order waits. */
async function standingOf(placed: Placed) {
  const { payment_intent_id } = await checkoutRow(stack, placed.sessionId)
  const [approval] = await rows<{ created_at: Date }>(
    databaseUrl,
    'select created_at from approval where order_id = $1',
    [placed.orderId],
  )
  const { createdAt, totalValue, payment } = await admin.must('getPending', at(placed))
  return { payment_intent_id, since: approval?.created_at, createdAt, totalValue, payment }
}
/** What is printed, once it is sure that the approval and the lines mean the same. */
async function printedOf(placed: Placed) {
  const { approved, ordered } = await hashesOf(stack, placed)
  expect(approved).toEqual(ordered)
  return approved
}
const recipesOf = async (designId: string) =>
  (
    await rows<{ hash: string }>(
      databaseUrl,
      'select hash from recipe where design_id = $1 order by created_at',
      [designId],
    )
  ).map(({ hash }) => hash)

// Guards: the recipe is made once for its hash; line, approval and history change in one transaction; mails have keys.
describe.concurrent('taking the answer to a change, a process dies', () => {
  const PLACES: [
    name: string,
    place: (it: { designId: string; orderId: string; changeId: string }) => FailPoint,
    taken: boolean,
  ][] = [
    [
      'after the new recipe, before it is on the order',
      ({ designId }) => ({ point: 'make-recipe', when: 'after', about: designId }),
      false,
    ],
    [
      'in the transaction, between the approval and the line',
      ({ orderId }) => ({ point: 'move', when: 'after', about: `"${orderId}","action":"adjust"` }),
      false,
    ],
    [
      'before the sender was answered and anybody told',
      ({ changeId }) => ({ point: 'answer-adjustment', when: 'after', about: changeId }),
      true,
    ],
    [
      'between the mail and the note of it',
      ({ changeId }) => ({ point: 'keep-mail', when: 'after', about: `order-adjusted:${changeId}` }),
      true,
    ],
  ]

  const death = sharedDeath(stack, PLACES.length + 1)

  it.for(PLACES)(
    '%s: one change, one recipe, the same payment and place',
    async ([, place, taken], { expect }) => {
      const placed = await confirmedOrder()
      const { orderId } = placed
      const { designId } = placed.cart
      const before = await standingOf(placed)
      const [old = ''] = await printedOf(placed)
      const token = await linkToChange(admin, placed)
      const [changeId = ''] = token.split('.')
      await told(placed, ASKED)
      const send = () =>
        guest(backend).call('sendAdjustment', {
          params: { token },
          body: { designId, placement: { rotation: 15 } },
        })

      const { upAt } = await death(place({ designId, orderId, changeId }), send)
      const isTaken = (await printedOf(placed))[0] !== old
      expect(isTaken).toBe(taken)
      expect(await tokensOf(placed)).toEqual(taken ? [] : [token])

      // The customer heard nothing, and sends it once more.
      const again = await send()
      expect(again).toMatchObject(
        taken ? { status: 409, code: 'conflict' } : { ok: true, data: { waiting: 0 } },
      )
      // A mail that a dead process held waits for three minutes.
      await rows(
        databaseUrl,
        `update mail_message set next_attempt_at = now() where state = 'queued' and "to" = $1 and updated_at < $2`,
        [placed.shopper.email, upAt],
      )
      await expect.poll(() => judge(stack, placed), A_JOB_LATER).toEqual({ ...WAITING, ...CHANGED })
      const [changed = '', ...others] = await printedOf(placed)
      expect(others).toEqual([])
      expect(await recipesOf(designId)).toEqual([old, changed])
      expect(await standingOf(placed)).toEqual(before)
      const { history, version } = await admin.must('getPending', at(placed))
      expect(history.map(({ to }) => to)).toEqual([
        'pending_admin_approval',
        'adjustment_requested',
        'pending_admin_approval',
      ])

      await admin.must('processOrder', { ...at(placed), body: { version } })
      const mails = [...PROCESSED.mails, 'order-adjust', 'order-adjusted'].sort()
      await expect
        .poll(() => judge(stack, placed), SOON)
        .toEqual({ ...PROCESSED, mails, inbox: mails.length })
      const [printed] = await rows<{ recipes: string[] }>(
        databaseUrl,
        `select jsonb_path_query_array(facts->'recipes', '$.*') as recipes from approval_task where order_id = $1`,
        [orderId],
      )
      expect(printed?.recipes).toEqual([changed])
    },
  )

  // Guard: the job that mails what was asked for; the asking itself is one transaction.
  it('right after a change was asked for: the customer is told of it once', async ({ expect }) => {
    const placed = await confirmedOrder()
    const { orderId } = placed
    await death({ point: 'ask-adjustment', when: 'after', about: orderId }, () => askForChange(admin, placed))
    expect(await askForChange(admin, placed)).toMatchObject({ status: 409 })
    await expect.poll(() => judge(stack, placed), A_JOB_LATER).toEqual({ ...WAITING, ...ASKED })
    expect(await tokensOf(placed)).toHaveLength(1)
  })
})

// Side by side: each waits for the same job.
describe('when no change comes in time', () => {
  // Guard: endMissedAdjustments, which asks Stripe first; withdrawForgotten. Judges: Stripe's refunds, the printer, and who was told.
  it.concurrent(
    'an order that was taken and printed after the backup of a restored shop is kept; rejected, its print is stopped first',
    async ({ expect }) => {
      const placed = await confirmedOrder()
      await linkToChange(admin, placed)
      const money = await moneyOfOrder(stack, placed)
      await sandbox.askStripe(`payment_intents/${money.id}/capture`, {})
      await sandbox.printUnknown(placed.orderId)
      await endTheTimeOf(stack, placed)
      const told = () => mailsAboutText(stack, `admin-order-kept:${placed.orderId}:`)
      const lastWord = async () => (await admin.must('getPending', at(placed))).history.at(-1)?.reason
      await expect
        .poll(lastWord, A_JOB_LATER)
        .toMatch(/^No change came in time, but .*Stripe has taken its money/)
      await expect.poll(told, A_JOB_LATER).toEqual(['admin-order-kept'])
      expect((await admin.must('getPending', at(placed))).status).toBe('adjustment_requested')
      const refunds = async () =>
        ((await sandbox.stripeRows('refunds')).refunds ?? []).filter(
          ({ payment_intent }) => payment_intent === money.id,
        )
      expect(await refunds()).toEqual([])
      expect(await printsOfOrder(stack, placed)).toMatchObject([{ status: { stage: 'InProgress' } }])

      await admin.must('rejectOrder', { ...at(placed), body: { reason: 'It was printed.' } })
      await expect
        .poll(async () => (await admin.must('getPending', at(placed))).status, SOON)
        .toBe('rejected')
      expect(await printsOfOrder(stack, placed)).toMatchObject([{ status: { stage: 'Cancelled' } }])
      expect(await refunds()).toHaveLength(1)
    },
  )

  // Guard: endMissedAdjustments, which does not count what it could not end.
  it.concurrent(
    'orders whose time is over and that cannot be cancelled keep no other from being cancelled',
    async ({ expect }) => {
      const placed = await placedOrder(stack)
      await linkToChange(admin, placed)
      await rows(
        databaseUrl,
        `create function refuse_stuck() returns trigger language plpgsql as $$ begin raise 'it is stuck'; end $$;
     create trigger refuse_stuck before update on approval for each row when (old.order_id like 'order_00stuck%')
       execute function refuse_stuck();
     insert into approval (id, order_id, status, recipe_hashes)
       select 'appr_' || n, 'order_00stuck' || n, 'adjustment_requested', '[]' from generate_series(1, 60) n;
     insert into approval_adjustment (id, order_id, line_id, round, remark, asked_by, deadline, before)
       select 'appa_' || n, 'order_00stuck' || n, 'line', 1, 'Smaller', 'nobody', now() - interval '1 day', '{}'
       from generate_series(1, 60) n`,
      )
      try {
        await endTheTimeOf(stack, placed)
        const status = async () => (await admin.must('getPending', at(placed))).status
        await expect.poll(status, A_JOB_LATER).toBe('cancelled')
      } finally {
        await rows(
          databaseUrl,
          `drop trigger refuse_stuck on approval; drop function refuse_stuck;
       delete from approval_adjustment where order_id like 'order_00stuck%';
       delete from approval_notice where order_id like 'order_00stuck%';
       delete from approval where order_id like 'order_00stuck%'`,
        )
      }
    },
  )
})
