import type { SandboxApp, SandboxContext } from '../../../core/service.js'
import { ofPayment, operation, page } from '../api.js'
import type { PaymentIntent } from '../entities.js'
import { notFound } from '../errors.js'
import type { StripeStore } from '../store.js'

/** How long a bank waits for the shop's answer: it is between 7 and 21 days, by the card's network. */
const ANSWER_SECONDS = 9 * 24 * 60 * 60

function openDispute(db: StripeStore, intent: PaymentIntent, reason: string) {
  const dispute = db.disputes.put({
    id: db.newId('dp'),
    object: 'dispute',
    created: db.seconds(),
    amount: intent.amount_received || intent.amount,
    currency: intent.currency,
    charge: intent.latest_charge ?? '',
    payment_intent: intent.id,
    reason,
    status: 'needs_response',
    evidence_details: {
      due_by: db.seconds() + ANSWER_SECONDS,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    livemode: false,
    metadata: {},
  })
  db.emit('charge.dispute.created', dispute)
  return dispute
}

function warn(db: StripeStore, intent: PaymentIntent, reason: string) {
  const warning = db.warnings.put({
    id: db.newId('issfr'),
    object: 'radar.early_fraud_warning',
    created: db.seconds(),
    actionable: true,
    charge: intent.latest_charge ?? '',
    payment_intent: intent.id,
    fraud_type: reason,
    livemode: false,
  })
  db.emit('radar.early_fraud_warning.created', warning)
  return warning
}

/** Disputes as the API shows them; a bank's part is played by the control calls. */
export function disputeRoutes(app: SandboxApp, db: StripeStore): void {
  app.get(
    '/v1/disputes',
    operation(db, (form) => page(ofPayment(db.disputes.all(), form), form, '/v1/disputes')),
  )
  app.get(
    '/v1/radar/early_fraud_warnings',
    operation(db, (form) => page(ofPayment(db.warnings.all(), form), form, '/v1/radar/early_fraud_warnings')),
  )
  app.get(
    '/v1/disputes/:id',
    operation(db, (_form, c) => {
      const id = c.req.param('id') ?? ''
      const dispute = db.disputes.get(id)
      if (!dispute) throw notFound('dispute', id)
      return dispute
    }),
  )
  app.get(
    '/v1/radar/early_fraud_warnings/:id',
    operation(db, (_form, c) => {
      const id = c.req.param('id') ?? ''
      const warning = db.warnings.get(id)
      if (!warning) throw notFound('early_fraud_warning', id)
      return warning
    }),
  )
  const read = async (c: SandboxContext) =>
    (await c.req.json().catch(() => ({}))) as Record<string, string | undefined>
  app.post('/_sandbox/disputes', async (c) => {
    const { paymentIntent = '', reason = 'fraudulent', kind } = await read(c)
    const intent = db.intents.get(paymentIntent)
    if (!intent) return c.json({ error: 'There is no such payment.' }, 404)
    const made = kind === 'warning' ? warn(db, intent, reason) : openDispute(db, intent, reason)
    db.kit.store.commit()
    return c.json(made, 201)
  })
  app.post('/_sandbox/disputes/:id/review', (c) => {
    const dispute = db.disputes.get(c.req.param('id'))
    if (dispute?.status !== 'needs_response')
      return c.json({ error: 'There is no dispute that waits for the shop’s answer.' }, 404)
    const answered = db.disputes.update(dispute.id, {
      status: 'under_review',
      evidence_details: { ...dispute.evidence_details, has_evidence: true, submission_count: 1 },
    })
    db.emit('charge.dispute.updated', answered)
    db.kit.store.commit()
    return c.json(answered)
  })
  app.post('/_sandbox/disputes/:id/close', async (c) => {
    const dispute = db.disputes.get(c.req.param('id'))
    if (!dispute) return c.json({ error: 'There is no such dispute.' }, 404)
    const { status } = await read(c)
    const closed = db.disputes.update(dispute.id, {
      status: status === 'lost' ? 'lost' : 'won',
      evidence_details: { ...dispute.evidence_details, due_by: null },
    })
    db.emit('charge.dispute.closed', closed)
    db.kit.store.commit()
    return c.json(closed)
  })
}
