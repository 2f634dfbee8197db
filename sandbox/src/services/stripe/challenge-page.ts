import { html } from 'hono/html'
import { layout, type Markup } from '../../core/layout.js'
import type { TestCard } from './cards.js'
import type { CheckoutSession } from './entities.js'
import { formatMoney, NOTICE } from './payment-page.js'

/** The bank's question to the card's holder, as Stripe's test mode puts it. */
export function challengePage(session: CheckoutSession, card: TestCard): Markup {
  const at = `/c/pay/${session.id}/authenticate`
  return layout({
    title: '3D Secure',
    notice: NOTICE,
    body: html`<h1>3D Secure 2 Test Page</h1>
      <p>
        This stands in for the card holder’s bank. It asks whether it is really you who pays
        <strong>${formatMoney(session.amount_total, session.currency)}</strong> with the card that ends in
        <strong>${card.number.slice(-4)}</strong>.
      </p>
      <form method="post" class="row">
        <input type="hidden" name="card" value="${card.number}" />
        <button class="main" formaction="${at}/complete">Complete</button>
        <button formaction="${at}/fail">Fail</button>
      </form>`,
  })
}
