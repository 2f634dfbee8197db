import { model } from '@medusajs/framework/utils'

/** One opening of the payment page, from a frozen copy of the cart. Its id is the root of every idempotency key. */
const Checkout = model
  .define('checkout', {
    id: model.id({ prefix: 'chk' }).primaryKey(),
    state: model.text().default('creating'),
    customer_id: model.text(),
    stripe_session_id: model.text().unique().nullable(),
    cart_id: model.text().unique().nullable(),
    order_id: model.text().unique().nullable(),
    payment_intent_id: model.text().nullable(),
    url: model.text().nullable(),
    currency_code: model.text(),
    subtotal_pence: model.number(),
    discount_pence: model.number(),
    promo_code: model.text().nullable(),
    line_hash: model.text(),
    /** [{ id, name, pence }]: what the payment page offered. */
    shipping_choices: model.json().nullable(),
    /** Lines, address and e-mail as they were shown. */
    snapshot: model.json(),
    /** What the payment page took in all; known from the payment on. */
    paid_pence: model.number().nullable(),
    /** In which currency; another than `currency_code` is a difference that a person looks at. */
    paid_currency: model.text().nullable(),
    /** Until when the bank holds what was paid, as Stripe told it then. */
    held_until: model.dateTime().nullable(),
    parked_reason: model.text().nullable(),
    parked_at: model.dateTime().nullable(),
    /** When all were told who decide on it; before `parked_at` where it was parked again since. */
    parked_told_at: model.dateTime().nullable(),
    /** What a person made of it while it was parked: make, release or dismiss. */
    decision: model.text().nullable(),
    decided_by: model.text().nullable(),
    decided_at: model.dateTime().nullable(),
    decision_note: model.text().nullable(),
    last_error: model.text().nullable(),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime().nullable(),
    /** When the job last asked how it stands. */
    looked_at: model.dateTime().nullable(),
    expires_at: model.dateTime(),
    paid_at: model.dateTime().nullable(),
    completed_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: 'IDX_checkout_customer_id', on: ['customer_id', 'state'] },
    {
      name: 'IDX_checkout_unfinished',
      on: ['next_attempt_at'],
      where: "state in ('creating', 'open', 'paid', 'releasing')",
    },
    { name: 'IDX_checkout_parked_at', on: ['parked_at'], where: 'parked_at is not null' },
    {
      name: 'IDX_checkout_payment_intent_id',
      on: ['payment_intent_id'],
      where: 'payment_intent_id is not null',
    },
  ])
export default Checkout
