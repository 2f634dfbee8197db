import type { SandboxApp } from '../../../core/service.js'
import { ofPayment, operation, page } from '../api.js'
import type { Charge, PaymentIntent } from '../entities.js'
import { bankRefuses, missing, notFound } from '../errors.js'
import { mergeMetadata, text, whole } from '../form.js'
import { cancelIntent, captureIntent, letTimePass, refundCharge, sendBack } from '../payments.js'
import type { StripeStore } from '../store.js'

function findIntent(db: StripeStore, id: string | undefined): PaymentIntent {
  letTimePass(db)
  const intent = db.intents.get(id ?? '')
  if (!intent) throw notFound('payment_intent', id ?? '')
  return intent
}

function findCharge(db: StripeStore, id: string | null | undefined): Charge {
  const charge = db.charges.get(id ?? '')
  if (!charge) throw notFound('charge', id ?? '')
  return charge
}

export function paymentRoutes(app: SandboxApp, db: StripeStore): void {
  app.get(
    '/v1/payment_intents',
    operation(db, (form) => {
      letTimePass(db)
      const customer = text(form.customer)
      const rows = db.intents.all().filter((row) => !customer || row.customer === customer)
      return page(rows, form, '/v1/payment_intents')
    }),
  )
  app.get(
    '/v1/payment_intents/:id',
    operation(db, (_form, c) => findIntent(db, c.req.param('id'))),
  )
  app.post(
    '/v1/payment_intents/:id',
    operation(db, (form, c) => {
      const intent = findIntent(db, c.req.param('id'))
      return db.intents.update(intent.id, { metadata: mergeMetadata(intent.metadata, form.metadata) })
    }),
  )
  app.post(
    '/v1/payment_intents/:id/capture',
    operation(db, (form, c) => {
      const intent = findIntent(db, c.req.param('id'))
      if (c.get('scenario') === 'bank_refuses') throw bankRefuses()
      const held = c.get('scenario') === 'bank_ends' ? cancelIntent(db, intent, 'automatic') : intent
      return captureIntent(db, held, whole(form.amount_to_capture))
    }),
  )
  app.post(
    '/v1/payment_intents/:id/cancel',
    operation(db, (form, c) =>
      cancelIntent(db, findIntent(db, c.req.param('id')), text(form.cancellation_reason)),
    ),
  )
  app.get(
    '/v1/charges',
    operation(db, (form) => {
      const intent = text(form.payment_intent)
      const rows = db.charges.all().filter((row) => !intent || row.payment_intent === intent)
      return page(rows, form, '/v1/charges')
    }),
  )
  app.get(
    '/v1/charges/:id',
    operation(db, (_form, c) => findCharge(db, c.req.param('id'))),
  )
  app.post(
    '/v1/refunds',
    operation(db, (form) => {
      const intentId = text(form.payment_intent)
      const chargeId = text(form.charge)
      if (!intentId && !chargeId) throw missing('payment_intent')
      const charge = findCharge(db, intentId ? findIntent(db, intentId).latest_charge : chargeId)
      return refundCharge(db, charge, {
        amount: whole(form.amount),
        reason: text(form.reason),
        metadata: mergeMetadata({}, form.metadata),
      })
    }),
  )
  app.get(
    '/v1/refunds',
    operation(db, (form) => page(ofPayment(db.refunds.all(), form), form, '/v1/refunds')),
  )
  const findRefund = (id: string | undefined) => {
    const refund = db.refunds.get(id ?? '')
    if (!refund) throw notFound('refund', id ?? '')
    return refund
  }
  app.get(
    '/v1/refunds/:id',
    operation(db, (_form, c) => findRefund(c.req.param('id'))),
  )
  app.post(
    '/v1/refunds/:id',
    operation(db, (form, c) => {
      const refund = findRefund(c.req.param('id'))
      return db.refunds.update(refund.id, { metadata: mergeMetadata(refund.metadata, form.metadata) })
    }),
  )
  app.post('/_sandbox/refunds/:id/fail', async (c) => {
    const refund = db.refunds.get(c.req.param('id'))
    if (refund?.status !== 'succeeded') return c.json({ error: 'There is no such refund.' }, 404)
    const { reason = 'lost_or_stolen_card' } = (await c.req.json().catch(() => ({}))) as { reason?: string }
    const failed = sendBack(db, refund, reason)
    db.kit.store.commit()
    return c.json(failed)
  })
}
