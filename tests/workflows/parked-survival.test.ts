import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { looksRunOut, type FailPoint } from '../support/crash'
import { rows } from '../support/database'
import { givenBack } from '../support/given-back'
import { checkoutRow, judge, WAITING, type Verdict } from '../support/judge'
import { parked, type ParkedCheckout } from '../support/parked'
import { sandboxClient } from '../support/sandbox-client'
import { sharedDeath } from '../support/shared-death'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 250 }
/** The jobs of the shop run every few seconds here; what they start takes some more. */
const A_JOB_LATER = { timeout: 110_000, interval: 1000 }

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(stack.backend)
})

const IN_REVIEW: Verdict = {
  ...WAITING,
  checkout: 'paid',
  livingOrders: 0,
  payments: 0,
  approvals: [],
  seen: 0,
  mails: ['payment-in-review', 'welcome'],
  inbox: 2,
}
const RELEASED: Verdict = {
  ...IN_REVIEW,
  checkout: 'released',
  intent: 'canceled',
  mails: ['payment-in-review', 'payment-returned', 'welcome'],
  inbox: 3,
}
const REFUNDED: Verdict = { ...RELEASED, intent: 'succeeded', received: 'everything' }
const MADE: Verdict = {
  ...WAITING,
  mails: ['order-confirmation', 'payment-in-review', 'welcome'],
  inbox: 3,
}

async function held(): Promise<ParkedCheckout> {
  return parked(stack)
}
const takenInOf = ({ id }: ParkedCheckout) =>
  rows(
    stack.databaseUrl,
    `select 1 from webhook_inbox
      where checkout_id = $1 and type = 'payment_intent.succeeded' and state <> 'received'`,
    [id],
  )
/** Its money was taken beside the shop, as in Stripe's dashboard. */
async function taken(): Promise<ParkedCheckout> {
  const checkout = await parked(stack)
  const { payment_intent_id: intentId } = await checkoutRow(stack, checkout.sessionId)
  await sandbox.askStripe(`payment_intents/${intentId ?? 'none'}/capture`, {})
  // Whoever takes Stripe's news of it in has the checkout for himself meanwhile.
  await expect.poll(() => takenInOf(checkout), SOON).toHaveLength(1)
  return checkout
}

interface Case {
  of: () => Promise<ParkedCheckout>
  action: 'release' | 'make'
  place: (checkout: ParkedCheckout) => FailPoint
  /** How the payment stands before a job comes. */
  meanwhile: Partial<Verdict>
  ended: Verdict
}
const givingBack =
  (when: FailPoint['when']) =>
  ({ id }: ParkedCheckout): FailPoint => ({ point: 'giveBack', when, about: id })
const OF_HELD_MONEY: [said: string, which: Case][] = [
  [
    'before Stripe is asked to release it',
    {
      of: held,
      action: 'release',
      place: givingBack('before'),
      meanwhile: { checkout: 'releasing', intent: 'requires_capture' },
      ended: RELEASED,
    },
  ],
  [
    'before Stripe’s answer that it is released is noted',
    {
      of: held,
      action: 'release',
      place: givingBack('after'),
      meanwhile: { checkout: 'releasing', intent: 'canceled' },
      ended: RELEASED,
    },
  ],
  [
    'after its customer was told that it goes back',
    {
      of: held,
      action: 'release',
      place: ({ id }) => ({ point: 'keep-mail', when: 'after', about: `payment-returned:${id}` }),
      meanwhile: { checkout: 'releasing', intent: 'canceled' },
      ended: RELEASED,
    },
  ],
]
const OTHERS: typeof OF_HELD_MONEY = [
  [
    'before Stripe is asked to refund it',
    {
      of: taken,
      action: 'release',
      place: givingBack('before'),
      meanwhile: { checkout: 'releasing', intent: 'succeeded' },
      ended: REFUNDED,
    },
  ],
  [
    'before Stripe’s answer that it is refunded is noted',
    {
      of: taken,
      action: 'release',
      place: givingBack('after'),
      meanwhile: { checkout: 'releasing', intent: 'succeeded' },
      ended: REFUNDED,
    },
  ],
  [
    'before an order is made of it',
    {
      of: held,
      action: 'make',
      place: ({ id }) => ({ point: 'decide-parked', when: 'after', about: id }),
      meanwhile: { checkout: 'paid', livingOrders: 0, intent: 'requires_capture' },
      ended: MADE,
    },
  ],
]

/** What Stripe took, and each sum that it gave back. */
async function moneyOf({ sessionId }: ParkedCheckout) {
  const { payment_intent_id: intentId } = await checkoutRow(stack, sessionId)
  const { taken, back } = await givenBack(stack, intentId ?? 'none', 'none')
  return { taken, back }
}

// Guards: the decision is in the checkout's row, by which the job goes on; how the payment stands is asked before anything is given
// back; the mail's key. Judges: Stripe's ledger and the inbox.
// One death after the other: a process gives back four payments at a time, and others wait for their turn.
describe.each([{ cases: OF_HELD_MONEY }, { cases: OTHERS }])('a process that dies', ({ cases }) => {
  describe.concurrent('over a decision on a parked payment', () => {
    const death = sharedDeath(stack, cases.length)
    it.for(cases)('%s', { timeout: 240_000 }, async ([, which], { expect }) => {
      const { of, action, place, meanwhile, ended } = which
      const checkout = await of()
      await expect
        .poll(() => judge(stack, checkout), SOON)
        .toMatchObject({ mails: IN_REVIEW.mails, inbox: 2 })
      const decide = () =>
        admin.call('decideParked', {
          params: { id: checkout.id },
          body: { action, note: 'Spoke to the customer on the phone.' },
        })
      await death(place(checkout), decide, async () =>
        expect(await judge(stack, checkout)).toMatchObject(meanwhile),
      )
      // Whoever was not answered presses again, and is told that it is decided.
      expect(await decide()).toMatchObject({ status: 409, code: 'conflict' })
      await looksRunOut(stack, [checkout.sessionId])
      await expect.poll(() => judge(stack, checkout), A_JOB_LATER).toEqual(ended)
      const { taken: pence, back } = await moneyOf(checkout)
      expect(back).toEqual(ended === REFUNDED ? [pence] : [])
    })
  })
})
