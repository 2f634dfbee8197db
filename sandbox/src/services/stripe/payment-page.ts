import { html, raw } from 'hono/html'
import { layout, type Markup } from '../../core/layout.js'
import type { CheckoutSession, LineItem, ShippingRate } from './entities.js'
import { CARDS, plainCard, spaced } from './cards.js'
import type { StripeStore } from './store.js'

export const NOTICE = 'Sandbox: no real card is charged. Nothing you do here moves money.'

const STYLE = `
main{max-width:980px}
.pay{display:grid;gap:28px;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start}
@media(max-width:760px){.pay{grid-template-columns:minmax(0,1fr)}}
.sum{display:grid;gap:14px}.line{display:flex;gap:12px;align-items:flex-start}.line>div{flex:1;min-width:0}
.line img{width:52px;height:52px;object-fit:cover;border-radius:10px;border:1px solid var(--line)}
.pair{display:flex;justify-content:space-between;gap:16px}.pair.total{font-size:18px;font-weight:700;border-top:1px solid var(--line);padding-top:14px}
.big{font-size:34px;font-weight:700;letter-spacing:-.02em;margin:0 0 20px}
fieldset{border:0;padding:0;margin:0 0 18px}legend{font-weight:600;margin-bottom:8px;padding:0}
.choice{display:flex;gap:10px;align-items:flex-start;border:1px solid var(--line);border-radius:12px;padding:12px 14px;margin-bottom:8px;color:var(--ink);font-size:15px;cursor:pointer}
.choice:has(:checked){border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}.choice span{flex:1}
.choice input{min-height:0;width:18px;height:18px;margin:2px 0 0;accent-color:var(--accent)}
.problem{background:#fbe3e1;color:var(--bad);border-radius:12px;padding:12px 14px;font-weight:600}
.stack{display:grid;gap:10px}.stack button{width:100%;min-height:48px}
input[type=email],input[name=card]{width:100%}
input[name=card]{font:600 18px ui-monospace,monospace;letter-spacing:.04em;color:var(--ink)}
.cards{border:0;padding:4px 0 18px}.cards td{padding:4px 8px 4px 0;border:0;font-size:13px}
`

export const formatMoney = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() }).format(minor / 100)

function lineRow(line: LineItem): Markup {
  return html`<div class="line">
    ${line.image ? html`<img src="${line.image}" alt="" />` : ''}
    <div>
      <strong>${line.description}</strong>
      ${line.note ? html`<div class="soft">${line.note}</div>` : ''}
      <div class="soft">Quantity ${line.quantity}</div>
    </div>
    <span>${formatMoney(line.amount_subtotal, line.currency)}</span>
  </div>`
}

function estimateText(rate: ShippingRate): string {
  const estimate = rate.delivery_estimate as Record<string, { unit?: string; value?: number } | null> | null
  const [from, to] = [estimate?.minimum?.value, estimate?.maximum?.value]
  const unit = (estimate?.maximum?.unit ?? estimate?.minimum?.unit ?? 'day').replace('_', ' ')
  if (from === undefined && to === undefined) return ''
  const span =
    from !== undefined && to !== undefined && from !== to ? `${from} to ${to}` : `${to ?? from ?? ''}`
  return `${span} ${unit}${span === '1' ? '' : 's'}`
}

function shippingChoice(rate: ShippingRate, chosen: boolean): Markup {
  const { amount, currency } = rate.fixed_amount
  return html`<label class="choice">
    <input
      type="radio"
      name="shipping_rate"
      value="${rate.id}"
      data-amount="${amount}"
      ${chosen ? 'checked' : ''}
    />
    <span>${rate.display_name}<br /><small class="soft">${estimateText(rate)}</small></span>
    <strong>${amount === 0 ? 'Free' : formatMoney(amount, currency)}</strong>
  </label>`
}

const liveTotal = (base: number, currency: string): string => `
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: '${currency.toUpperCase()}' })
const form = document.getElementById('pay')
const show = () => {
  const picked = form.querySelector('[name=shipping_rate]:checked')
  const shipping = picked ? Number(picked.dataset.amount) : 0
  const total = money.format((${base} + shipping) / 100)
  for (const spot of document.querySelectorAll('[data-total]')) spot.textContent = total
  for (const spot of document.querySelectorAll('[data-shipping]')) spot.textContent = shipping === 0 ? 'Free' : money.format(shipping / 100)
}
form.addEventListener('change', show)
addEventListener('pageshow', show)
`

/** What the shop has to say beside the button. */
const besideButton = (session: CheckoutSession): string | undefined =>
  (session.custom_text as { submit?: { message?: string } } | null)?.submit?.message

export function paymentPage(
  db: StripeStore,
  session: CheckoutSession,
  shown: { email: string | null; problem?: string; card?: string },
): Markup {
  const lines = db.lines.get(session.id)?.lines ?? []
  const rates = session.shipping_options.flatMap((option) => db.shippingRates.get(option.shipping_rate) ?? [])
  const { amount_discount: discount, amount_shipping: shipping } = session.total_details
  const money = (minor: number) => formatMoney(minor, session.currency)
  const coupon = session.discounts[0]?.coupon ? db.coupons.get(session.discounts[0].coupon) : undefined
  const at = `/c/pay/${session.id}`
  const said = besideButton(session)
  return layout({
    title: 'Pay',
    notice: NOTICE,
    style: STYLE,
    body: html`<div class="pay">
      <section aria-label="Your order">
        <p class="soft">To pay</p>
        <h1 class="big" data-total>${money(session.amount_total)}</h1>
        <div class="card sum">
          ${lines.map(lineRow)}
          <div class="pair"><span>Subtotal</span><span>${money(session.amount_subtotal)}</span></div>
          ${
            discount > 0
              ? html`<div class="pair">
                  <span>Discount ${coupon?.name ? `(${coupon.name})` : ''}</span
                  ><span>−${money(discount)}</span>
                </div>`
              : ''
          }
          ${
            rates.length > 0
              ? html`<div class="pair">
                  <span>Delivery</span><span data-shipping>${shipping === 0 ? 'Free' : money(shipping)}</span>
                </div>`
              : ''
          }
          <div class="pair total">
            <span>Total</span><span data-total>${money(session.amount_total)}</span>
          </div>
        </div>
      </section>
      <section aria-label="Payment">
        ${shown.problem ? html`<p class="problem" role="alert">${shown.problem}</p>` : ''}
        <form id="pay" method="post" action="${at}/pay">
          <fieldset>
            <label
              >E-mail
              <input
                type="email"
                name="email"
                autocomplete="email"
                required
                value="${shown.email ?? ''}"
                ${shown.email ? 'readonly' : ''}
              />
            </label>
          </fieldset>
          ${
            rates.length > 0
              ? html`<fieldset>
                  <legend>Delivery</legend>
                  ${rates.map((rate) => shippingChoice(rate, rate.id === session.shipping_cost?.shipping_rate))}
                </fieldset>`
              : ''
          }
          <fieldset>
            <label
              >Card number
              <input
                name="card"
                inputmode="numeric"
                autocomplete="off"
                list="cards"
                maxlength="23"
                value="${spaced(shown.card ?? plainCard().number)}"
              />
            </label>
            <datalist id="cards">
              ${CARDS.map((card) => html`<option value="${spaced(card.number)}">${card.does}</option>`)}
            </datalist>
          </fieldset>
          <details class="cards">
            <summary>Test cards</summary>
            <table>
              ${CARDS.map(
                (card) =>
                  html`<tr>
                    <td><code>${spaced(card.number)}</code></td>
                    <td>${card.does}</td>
                  </tr>`,
              )}
            </table>
          </details>
          ${said ? html`<p class="soft">${said}</p>` : ''}
          <div class="stack">
            <button class="main">Pay <span data-total>${money(session.amount_total)}</span></button>
            <button formaction="${at}/link">Pay with Link</button>
            <button formaction="${at}/decline" formnovalidate>Pay with a declined card</button>
            <button formaction="${at}/cancel" formnovalidate>Cancel and return</button>
            <button formaction="${at}/expire" formnovalidate>Let the session expire</button>
          </div>
        </form>
      </section>
      <script>
        ${raw(liveTotal(session.amount_subtotal - discount, session.currency))}
      </script>
    </div>`,
  })
}

export function closedPage(sentence: string, back: string | null): Markup {
  return layout({
    title: 'Payment page closed',
    notice: NOTICE,
    body: html`<h1>${sentence}</h1>
      ${back ? html`<p><a class="button" href="${back}">Return to the shop</a></p>` : ''}`,
  })
}
