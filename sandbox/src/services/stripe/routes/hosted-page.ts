import type { SandboxApp, SandboxContext } from '../../../core/service.js'
import type { CheckoutSession } from '../entities.js'
import { DECLINED, declineSession, expireSession, letTimePass, paySession } from '../payments.js'
import { chooseShipping } from '../sessions.js'
import { closedPage, paymentPage } from '../payment-page.js'
import type { StripeStore } from '../store.js'

const successUrl = (session: CheckoutSession): string =>
  (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id)

/** The page on which the customer pays, or does not. */
export function hostedPageRoutes(app: SandboxApp, db: StripeStore): void {
  const withOpen =
    (act: (session: CheckoutSession, c: SandboxContext) => Response | Promise<Response>) =>
    async (c: SandboxContext): Promise<Response> => {
      letTimePass(db)
      const session = db.sessions.get(c.req.param('id') ?? '')
      if (!session) return c.html(closedPage('This payment page does not exist.', null), 404)
      if (session.status === 'complete') return c.redirect(successUrl(session), 303)
      if (session.status === 'expired') {
        return c.html(
          closedPage('This payment page has expired. Nothing was charged.', session.cancel_url),
          410,
        )
      }
      return act(session, c)
    }
  const field = async (c: SandboxContext, name: string): Promise<string | null> => {
    const value = new URLSearchParams(await c.req.text()).get(name)
    return value === '' ? null : value
  }
  const emailOf = (session: CheckoutSession): string | null =>
    session.customer_email ?? (session.customer ? (db.customers.get(session.customer)?.email ?? null) : null)

  app.get(
    '/c/pay/:id',
    withOpen((session, c) => c.html(paymentPage(db, session, { email: emailOf(session) }))),
  )
  app.post(
    '/c/pay/:id/pay',
    withOpen(async (_session, c) => {
      const rate = await field(c, 'shipping_rate')
      const email = await field(c, 'email')
      const session = db.sessions.get(c.req.param('id') ?? '')
      // Two clicks at once: the second finds the session complete by now.
      if (!session || session.status !== 'open') return c.redirect(c.req.path.replace(/\/pay$/, ''), 303)
      const chosen = chooseShipping(db, session, rate)
      return c.redirect(successUrl(paySession(db, chosen, emailOf(session) ?? email)), 303)
    }),
  )
  app.post(
    '/c/pay/:id/decline',
    withOpen(async (session, c) => {
      const chosen = chooseShipping(db, session, await field(c, 'shipping_rate'))
      declineSession(db, chosen)
      return c.html(paymentPage(db, chosen, { email: emailOf(session), problem: DECLINED }), 402)
    }),
  )
  app.post(
    '/c/pay/:id/cancel',
    withOpen((session, c) => c.redirect(session.cancel_url ?? '/', 303)),
  )
  app.post(
    '/c/pay/:id/expire',
    withOpen((session, c) => {
      expireSession(db, session)
      return c.html(closedPage('This payment page has expired. Nothing was charged.', session.cancel_url))
    }),
  )
}
