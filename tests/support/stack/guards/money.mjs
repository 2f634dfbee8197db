/**
 * @typedef {{ execute: (text: string, values: unknown[]) => Promise<unknown> }} Transaction
 * @typedef {{ listWebhookInboxes: (filter: object) => Promise<unknown[]> }} Inbox
 */
const nothing = () => async () => undefined

/** Guards of payments, orders and what they cost. @type {import('./guard').Guards} */
export const MONEY = {
  orphans: {
    gone: 'the cancelling of an order that an interrupted completion left',
    file: /stripe-checkout\/.*completion\/orders-of-checkout\.[jt]s$/,
    names: ['cancelOrphans'],
    without: nothing,
  },
  'promotion-hold': {
    gone: 'the use of a limited code that is kept for an open payment page',
    file: /lib\/promotions\/uses\.[jt]s$/,
    names: ['holdUse'],
    without: nothing,
  },
  'catch-up': {
    gone: 'what a new start does before the minute’s jobs come',
    file: /src\/jobs\/catch-up\.[jt]s$/,
    names: ['default'],
    without: nothing,
  },
  reconcile: {
    gone: 'the job that asks Stripe about payments that nothing tells of',
    file: /src\/jobs\/reconcile-checkouts\.[jt]s$/,
    names: ['default'],
    without: nothing,
  },
  'stripe-asked': {
    gone: 'Stripe’s word against an event’s: ‘the page expired’ is believed and kept',
    file: /stripe-checkout\/.*completion\/read-payment\.[jt]s$/,
    names: ['readPayment'],
    without: (work) => async (service, row) => {
      const { id } = /** @type {{ id: string }} */ (row)
      const payment = /** @type {object | null} */ (await work(service, row))
      const inbox = /** @type {Inbox} */ (service)
      const told = await inbox.listWebhookInboxes({ checkout_id: id, type: 'checkout.session.expired' })
      return payment && told.length > 0 ? { ...payment, state: 'expired' } : payment
    },
  },
  'stripe-signature': {
    gone: 'the look at the signature of Stripe’s news',
    file: /stripe-checkout\/.*lib\/webhook-events\.[jt]s$/,
    names: ['verifyEvent'],
    without: () => (_stripe, told) => JSON.parse(String(/** @type {{ body: unknown }} */ (told).body)),
  },
  'news-first': {
    gone: 'that Stripe’s news is kept before it is answered: every fifth is kept a minute later',
    file: /stripe-checkout\/.*modules\/stripe-checkout\/service\.[jt]s$/,
    names: ['keepEvent'],
    without: (work) => {
      let told = 0
      /** @this {unknown} @param {unknown[]} input */
      return async function (...input) {
        told += 1
        if (told % 5 > 0) return work.apply(this, input)
        setTimeout(() => void work.apply(this, input), 60_000)
        return true
      }
    },
  },
  'made-refunds': {
    gone: 'the look at what Stripe has given back already, under whatever row',
    file: /stripe-checkout\/.*providers\/stripe\/refunds\.[jt]s$/,
    names: ['planRefund'],
    without: () => (plan) => ({ due: /** @type {{ pence: number }} */ (plan).pence, adopt: [] }),
  },
  'approval-lock': {
    gone: 'the lock on an approval’s row, and the comparison of its version',
    file: /order-approval\/.*modules\/order-approval\/move\.[jt]s$/,
    names: ['move'],
    without:
      (work) =>
      (tx, ...rest) => {
        const own = /** @type {Transaction} */ (tx)
        const loose = (/** @type {string} */ text) =>
          text.replace(' for update', '').replace('and version = ?', 'and ?::int is not null')
        const execute = (/** @type {string} */ text, /** @type {unknown[]} */ values) =>
          own.execute(loose(text), values)
        return work({ execute }, ...rest)
      },
  },
  'capture-row': {
    gone: 'the clearing of a capture that a dead process began: Medusa refuses each further try',
    file: /@medusajs\/payment\/dist\/services\/payment-module\.js$/,
    names: ['deleteCaptures'],
    without: nothing,
  },
  'day-budget': {
    gone: 'the money that is put aside before the provider is asked',
    file: /ai-designs\/.*policy\/budget\.[jt]s$/,
    names: ['reserveBudget'],
    without: () => async () => true,
  },
  'dispute-look': {
    gone: 'the job that asks Stripe about disputes and warnings of which no event tells',
    file: /stripe-checkout\/.*completion\/look-for-disputes\.[jt]s$/,
    names: ['lookForDisputes'],
    without: () => async () => 0,
  },
  'dispute-hold': {
    gone: 'the look at what a bank said between a decision and its work',
    file: /lib\/orders\/hold-if-disputed\.[jt]s$/,
    names: ['holdIfDisputed'],
    without: nothing,
  },
  'release-first': {
    gone: 'that a customer is told where the money goes only once it goes: it is taken to be released',
    file: /workflows\/orders\/release-payment\.[jt]s$/,
    names: ['releasePaymentWorkflow'],
    without: () => () => ({ run: () => Promise.resolve({ result: { refunded: false } }) }),
  },
}
