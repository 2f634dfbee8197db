import type { SandboxApp } from '../../../core/service.js'
import { operation, page } from '../api.js'
import type { CheckoutSession } from '../entities.js'
import { notFound, refused } from '../errors.js'
import { mergeMetadata, text } from '../form.js'
import { expireSession, letTimePass } from '../payments.js'
import { listOf, showLine, showSession } from '../serialize.js'
import { createSession } from '../sessions.js'
import type { StripeStore } from '../store.js'

const BASE = '/v1/checkout/sessions'

function findSession(db: StripeStore, id: string | undefined): CheckoutSession {
  letTimePass(db)
  const session = db.sessions.get(id ?? '')
  if (!session) throw notFound('checkout.session', id ?? '')
  return session
}

export function checkoutSessionRoutes(app: SandboxApp, db: StripeStore): void {
  app.post(
    BASE,
    operation(db, (form) => showSession(createSession(db, form))),
  )
  app.get(
    BASE,
    operation(db, (form) => {
      letTimePass(db)
      const intent = text(form.payment_intent)
      const customer = text(form.customer)
      const status = text(form.status)
      const rows = db.sessions
        .all()
        .filter(
          (row) =>
            (!intent || row.payment_intent === intent) &&
            (!customer || row.customer === customer) &&
            (!status || row.status === status),
        )
      return page(rows, form, BASE, showSession)
    }),
  )
  app.get(
    `${BASE}/:id`,
    operation(db, (_form, c) => showSession(findSession(db, c.req.param('id')))),
  )
  app.post(
    `${BASE}/:id`,
    operation(db, (form, c) => {
      const session = findSession(db, c.req.param('id'))
      return showSession(
        db.sessions.update(session.id, { metadata: mergeMetadata(session.metadata, form.metadata) }),
      )
    }),
  )
  app.get(
    `${BASE}/:id/line_items`,
    operation(db, (_form, c) => {
      const session = findSession(db, c.req.param('id'))
      const lines = db.lines.get(session.id)?.lines ?? []
      return listOf(lines.map(showLine), `${BASE}/${session.id}/line_items`)
    }),
  )
  app.post(
    `${BASE}/:id/expire`,
    operation(db, (_form, c) => {
      const session = findSession(db, c.req.param('id'))
      if (session.status !== 'open') {
        throw refused(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Session has a status of ${session.status}.`,
        )
      }
      return showSession(expireSession(db, session))
    }),
  )
  app.post('/_sandbox/sessions/:id', async (c) => {
    const session = db.sessions.get(c.req.param('id'))
    if (!session) return c.json({ error: 'There is no such payment page.' }, 404)
    const { expiresAt } = (await c.req.json().catch(() => ({}))) as Record<string, unknown>
    if (typeof expiresAt !== 'number' || !Number.isInteger(expiresAt))
      return c.json({ error: '"expiresAt" is a whole number of seconds.' }, 400)
    db.sessions.update(session.id, { expires_at: expiresAt })
    letTimePass(db)
    db.kit.store.commit()
    return c.json(db.sessions.get(session.id))
  })
}
