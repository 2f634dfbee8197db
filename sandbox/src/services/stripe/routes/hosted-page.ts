import type { SandboxApp, SandboxContext } from '../../../core/service.js'
import { DECLINED, declinedCard, typedCard, type TestCard } from '../cards.js'
import { challengePage } from '../challenge-page.js'
import type { CheckoutSession } from '../entities.js'
import { askHolder, declineSession, expireSession, failHolder, letTimePass, paySession } from '../payments.js'
import { chooseShipping } from '../sessions.js'
import { closedPage, paymentPage } from '../payment-page.js'
import type { StripeStore } from '../store.js'

const successUrl = (session: CheckoutSession): string =>
  (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id)

const WRONG_NUMBER = 'Your card number is incorrect. The sandbox takes test cards only.'

/** The page on which the customer pays, or does not. */
export function hostedPageRoutes(app: SandboxApp, db: StripeStore): void {
  type Act = (
    session: CheckoutSession,
    form: URLSearchParams,
    c: SandboxContext,
  ) => Response | Promise<Response>
  const withOpen =
    (act: Act) =>
    async (c: SandboxContext): Promise<Response> => {
      // Read first: of two clicks at once the second finds the session complete by then.
      const form = new URLSearchParams(c.req.method === 'POST' ? await c.req.text() : '')
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
      return act(session, form, c)
    }
  const emailOf = (session: CheckoutSession): string | null =>
    session.customer_email ?? (session.customer ? (db.customers.get(session.customer)?.email ?? null) : null)
  const again = (c: SandboxContext, session: CheckoutSession, problem: string, card?: string) =>
    c.html(paymentPage(db, session, { email: emailOf(session), problem, ...(card && { card }) }), 402)
  /** Charges the card, or says why not. */
  const charge = (
    c: SandboxContext,
    session: CheckoutSession,
    card: TestCard,
    email: string | null,
  ): Response | Promise<Response> => {
    if (!card.refusal)
      return c.redirect(successUrl(paySession(db, session, emailOf(session) ?? email, card)), 303)
    declineSession(db, session, card, card.refusal)
    return again(c, session, card.refusal.message)
  }

  app.get(
    '/c/pay/:id',
    withOpen((session, _form, c) => c.html(paymentPage(db, session, { email: emailOf(session) }))),
  )
  app.post(
    '/c/pay/:id/pay',
    withOpen((session, form, c) => {
      const chosen = chooseShipping(db, session, form.get('shipping_rate'))
      const card = typedCard(form.get('card'))
      if (!card) return again(c, chosen, WRONG_NUMBER, form.get('card') ?? '')
      if (!card.challenge) return charge(c, chosen, card, form.get('email'))
      const place = `/c/pay/${session.id}/authenticate?card=${card.number}`
      askHolder(db, chosen, `${db.kit.url}${place}`)
      return c.redirect(place, 303)
    }),
  )
  app.get(
    '/c/pay/:id/authenticate',
    withOpen((session, _form, c) => {
      const card = typedCard(c.req.query('card') ?? null)
      return card ? c.html(challengePage(session, card)) : c.redirect(`/c/pay/${session.id}`, 303)
    }),
  )
  app.post(
    '/c/pay/:id/authenticate/complete',
    withOpen((session, form, c) => charge(c, session, typedCard(form.get('card')) ?? declinedCard(), null)),
  )
  app.post(
    '/c/pay/:id/authenticate/fail',
    withOpen((session, _form, c) => again(c, session, failHolder(db, session))),
  )
  app.post(
    '/c/pay/:id/link',
    withOpen((session, form, c) => {
      const chosen = chooseShipping(db, session, form.get('shipping_rate'))
      return c.redirect(successUrl(paySession(db, chosen, emailOf(chosen) ?? form.get('email'), 'link')), 303)
    }),
  )
  app.post(
    '/c/pay/:id/decline',
    withOpen((session, form, c) => {
      const chosen = chooseShipping(db, session, form.get('shipping_rate'))
      declineSession(db, chosen, declinedCard(), DECLINED)
      return again(c, chosen, DECLINED.message)
    }),
  )
  app.post(
    '/c/pay/:id/cancel',
    withOpen((session, _form, c) => c.redirect(session.cancel_url ?? '/', 303)),
  )
  app.post(
    '/c/pay/:id/expire',
    withOpen((session, _form, c) => {
      expireSession(db, session)
      return c.html(closedPage('This payment page has expired. Nothing was charged.', session.cancel_url))
    }),
  )
}
